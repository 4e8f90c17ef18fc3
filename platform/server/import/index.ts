export { importHandlers } from './handlers.ts'
export { requireUntouched } from './untouched.ts'
export type {
  FoundChange,
  FoundProblem,
  ImportValues,
  RowInput,
  ImportKind,
  MadeChange,
  TakeBack,
  Undoing,
  RowValidation,
  ValidationInput,
  Writing,
} from './kind.ts'

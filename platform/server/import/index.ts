export { importHandlers } from './handlers.ts'
export { requireUntouched } from './untouched.ts'
export type {
  FoundChange,
  FoundProblem,
  ImportValues,
  RowInput,
  ImportKind,
  MadeChange,
  Revert,
  Undoing,
  RowValidation,
  ValidationInput,
  Writing,
} from './kind.ts'

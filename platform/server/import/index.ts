export { importHandlers } from './handlers.ts'
export type {
  FoundChange,
  FoundProblem,
  ImportValues,
  RowInput,
  ImportKind,
  RowValidation,
  ValidationInput,
  Writing,
} from './kind.ts'

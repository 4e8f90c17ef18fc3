export { importHandlers } from './handlers.ts'
export type {
  FoundChange,
  FoundProblem,
  RowInput,
  ImportKind,
  RowValidation,
  ValidationInput,
  Writing,
} from './kind.ts'
export type { ImportValues } from './read-cells.ts'

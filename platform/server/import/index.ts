export { importHandlers } from './handlers.ts'
export type { AskedRow, ImportKind, Judged, Judging, Writing } from './kind.ts'
export type { ImportValues } from './read-cells.ts'

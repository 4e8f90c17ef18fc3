import type { ImportDeclaration, ImportProblem, ImportVerdict } from '#platform/contract/import.ts'
import type { Text } from '#platform/contract/text.ts'
import type { AppContext } from '../app-context.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'
import type { Change } from '../history.ts'

/** Values by the keys of columns: texts, numbers as texts with a point, dates `yyyy-MM-dd`, stored values of lists. */
export type ImportValues = Readonly<Record<string, string | undefined>>

/** A row that is asked about: its values, and whether it was told to be another person than the one it looks like. */
export interface RowInput {
  values: ImportValues
  asNew: boolean
}
/** What is wrong with a row, not said yet. */
export interface FoundProblem extends Omit<ImportProblem, 'text'> {
  text: Text
}
/** What a row will change: stored values, which are shown as their column shows them, or a text that is not said yet. */
export interface FoundChange {
  column: string
  from: string | null
  to: string | Text
}
/** What an area says of a row. */
export interface RowValidation<T> {
  verdict: Exclude<ImportVerdict, 'error'>
  problems: FoundProblem[]
  changes: FoundChange[]
  similarTo: string | null
  /** What the area needs for writing it. */
  target: T
}
export interface ValidationInput {
  db: Database
  caller: Caller
  today: string
}
export interface Writing extends ValidationInput {
  record: (...changes: Change[]) => Promise<void>
}
/** A change that an import has made, as the history keeps it. */
export interface MadeChange {
  id: number
  subject: string
  subject_id: number
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
}
export interface Undoing extends Writing {
  context: AppContext
  /** Under which all changes of the import stand in the history. */
  requestId: string
}
/** Takes a change back and records it. @throws Refusal where the record has been changed since, or something hangs on it */
export type Revert = (undoing: Undoing, change: MadeChange) => Promise<void>

/** An import as an area gives it. */
export interface ImportKind<T> {
  /** Names it in the database: `people.students`. */
  name: string
  declared: ImportDeclaration
  titleOf: (values: ImportValues) => string
  /** What two rows of a file may not share; shared, they tell of the same thing twice. */
  keysOf: (values: ImportValues) => string[]
  /** All rows in a handful of queries, in their order. A problem of level error outweighs the verdict. */
  validate: (validationInput: ValidationInput, rows: readonly RowInput[]) => Promise<RowValidation<T>[]>
  /** Writes a row that was checked a moment ago in the same transaction, and records it. */
  write: (writing: Writing, row: RowInput, validated: RowValidation<T>) => Promise<void>
  /** How changes that it records are taken back, by their subjects. */
  reverts: Readonly<Record<string, Revert>>
}

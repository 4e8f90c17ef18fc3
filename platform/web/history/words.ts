import type { HistoryValue } from '#platform/contract/history.ts'

interface FieldWords {
  title: string
  /** A value in words; by default as it is, `true` as «да». */
  format?: (value: Exclude<HistoryValue, null>) => string
}
/** How the changes of a table are told: the record by name where several kinds stand together, its fields. */
export interface SubjectWords {
  title?: string
  fields: Readonly<Record<string, FieldWords>>
}
/** By table. */
export type HistoryWords = Readonly<Record<string, SubjectWords>>

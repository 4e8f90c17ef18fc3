import type { FoundChange, FoundProblem } from '#platform/server/import/index.ts'
import { plain } from './read-known-staff.ts'

/** What a row writes: `known` is the entry that it changes, null for a new one. */
export interface Part<Entry, Values> {
  known: Entry | null
  values: Values
}
/** What is found of a row while it is read. */
export interface Checked {
  problems: FoundProblem[]
  changes: FoundChange[]
}
export const error = (column: string, text: FoundProblem['text']): FoundProblem => ({ column, level: 'error', text })
/** A value that is given and differs from what stands. */
export const tell = ({ changes }: Checked, column: string, from: string | number | null, to: string | undefined) => {
  if (to !== undefined && plain(to) !== plain(String(from ?? '')))
    changes.push({ column, from: from === null ? null : String(from), to })
}

import type { MergedAccounts } from '#areas/access/server/index.ts'
import type { NewestRows } from '#platform/server/person-duplicates.ts'

export type Row = Record<string, unknown>

/** What moving the rows of one person to another has changed. */
export interface Trail {
  /** Primary keys as they stand after the move. */
  moved: { table: string; column: string; keys: Row[] }[]
  dropped: { table: string; row: Row }[]
  /** Rows of the one that stays which now stand for a dropped one too. */
  covering: { table: string; key: Row; before: Row; after: Row }[]
}
/** All that a merger has changed, as it is kept until it is undone. */
export interface MergerTrail extends Trail {
  persons: Record<'kept' | 'gone', { before: Row; after: Row }>
  accounts: MergedAccounts | null
  /** The last rows there were of what rooms look after: what came later belongs to the record that stayed. */
  newest: NewestRows
}

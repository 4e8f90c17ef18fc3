import * as z from 'zod/mini'
import { countText, bigId } from './wire.ts'

const HistoryValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type HistoryValue = z.infer<typeof HistoryValue>

/** One field of a change; a masked one says that it changed, not how. */
const HistoryStep = z.object({
  field: z.string(),
  /** What the field is called, where many kinds of records stand together. */
  title: z.optional(z.string()),
  before: HistoryValue,
  after: HistoryValue,
  is_masked: z.boolean(),
})
export type HistoryStep = z.infer<typeof HistoryStep>

/** A change: of which record, when (ISO 8601), by whom, and in whose place under impersonation. */
export const HistoryEntry = z.object({
  id: bigId,
  at: z.string(),
  /** Null: not by a person (the server itself, an account that is gone). */
  who: z.nullable(z.string()),
  on_behalf_of: z.nullable(z.string()),
  /** The table, `room.table`. */
  subject: z.string(),
  kind: z.enum(['made', 'changed', 'removed']),
  steps: z.array(HistoryStep),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Query of a history: the newest first, by pages. */
export const historyQuery = {
  page: z._default(countText(1_000_000).check(z.minimum(1)), 1),
  size: z._default(countText(100).check(z.minimum(1)), 20),
}
export const HistoryPage = z.object({ items: z.array(HistoryEntry), total: z.int(), page: z.int(), size: z.int() })
export type HistoryPage = z.infer<typeof HistoryPage>

import type { JournalBatch, JournalChange } from '../../contract/history.ts'

/** Changes that were saved at once, or a single one. */
export interface HistoryBlock {
  /** Null for a change by itself. */
  batch: JournalBatch | null
  changes: JournalChange[]
}
export interface HistoryDay {
  /** As `dayOf` says. */
  day: string
  blocks: HistoryBlock[]
}

/**
 * The history as it is read: days, in them the batches with their changes, in the order given.
 * @param dayOf the day of an instant by the school's clock
 */
export function historyDays(
  changes: readonly JournalChange[],
  batches: readonly JournalBatch[],
  dayOf: (instant: string) => string,
): HistoryDay[] {
  const days: HistoryDay[] = []
  for (const change of changes) {
    const day = dayOf(change.at)
    let last = days.at(-1)
    if (last?.day !== day) days.push((last = { day, blocks: [] }))
    const batch = batches.find(({ id, size }) => id === change.batch && size > 1) ?? null
    const block = last.blocks.at(-1)
    if (batch && block?.batch?.id === batch.id) block.changes.push(change)
    else last.blocks.push({ batch, changes: [change] })
  }
  return days
}

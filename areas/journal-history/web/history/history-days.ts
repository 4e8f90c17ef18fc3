import type { JournalBatch, JournalChange } from '../../contract/history.ts'

/** One act: changes that were saved at once or in a row, or a single one. */
export interface HistoryBlock {
  /** Null for what is not taken back: a reopening, what was written before single changes could be. */
  batch: JournalBatch | null
  changes: JournalChange[]
}
export interface HistoryDay {
  /** As `dayOf` says. */
  day: string
  blocks: HistoryBlock[]
}

/**
 * The history as it is read: days, in them the acts with their changes, each where its newest one stands.
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
    const batch = batches.find(({ id }) => id === change.batch) ?? null
    // of an act in a row others may have written in between
    const block = batch && last.blocks.find((one) => one.batch?.id === batch.id)
    if (block) block.changes.push(change)
    else last.blocks.push({ batch, changes: [change] })
  }
  return days
}

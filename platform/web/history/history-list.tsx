import type { HistoryEntry } from '#platform/contract/history.ts'
import { HistoryEntryItem } from './history-entry.tsx'
import type { HistoryWords } from './words.ts'
import classes from './history.module.css'

/** Changes one under another, the newest first. */
export function HistoryList({ items, words }: { items: readonly HistoryEntry[]; words: HistoryWords }) {
  return (
    <ul className={classes['entries']}>
      {items.map((entry) => (
        <HistoryEntryItem key={entry.id} entry={entry} words={words} />
      ))}
    </ul>
  )
}

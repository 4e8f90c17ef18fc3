import type { ReactNode } from 'react'
import type { HistoryEntry } from '#platform/contract/history.ts'
import { HistoryEntryItem } from './history-entry.tsx'
import type { HistoryWords } from './words.ts'
import classes from './history.module.css'

interface Props {
  items: readonly HistoryEntry[]
  words: HistoryWords
  /** What can be done with a change. */
  action?: ((entry: HistoryEntry) => ReactNode) | undefined
}

/** Changes one under another, the newest first. */
export function HistoryList({ items, words, action }: Props) {
  return (
    <ul className={classes['entries']}>
      {items.map((entry) => (
        <HistoryEntryItem key={entry.id} entry={entry} words={words} action={action?.(entry)} />
      ))}
    </ul>
  )
}

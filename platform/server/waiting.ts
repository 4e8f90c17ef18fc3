import type { Access } from '#platform/contract/access.ts'
import type { Text } from '#platform/contract/text.ts'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'

/** One thing that waits for a person. */
export interface WaitingItem {
  id: number
  title: string
  hint: string | null
  /** The page of ours where it is done. */
  link: string
  /** The day by which it should be done. */
  due_on: string | null
}
export interface WaitingAsked {
  db: Database
  caller: Caller
  today: string
}

/** What waits in an area for whoever asks: told among all that waits for them, done in its own place. */
export interface WaitingSource {
  /** Stable. */
  id: string
  /** Over its items. */
  title: Text
  /** Among all, the smallest first; what is decided by routes stands at 0. */
  order: number
  /** Others are not asked about. */
  access: Access
  /** The page of all of it. */
  link: string
  /** How many wait, and the first of them, the most urgent one on top: one statement. */
  read: (asked: WaitingAsked, size: number) => Promise<{ total: number; items: readonly WaitingItem[] }>
}

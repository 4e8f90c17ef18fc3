import type { Text } from '#platform/contract/text.ts'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'

/** A numbering journal of an area. Its row, with the pattern and the period, comes by a migration under the same key. */
export interface NumberingJournal {
  /** `room.papers`. */
  key: string
  title: Text
}

/** What a number was given to, as whoever asks may see it. */
export interface NumberedSubject {
  title: string
  /** Where it stands; null: on no page of its own. */
  link: string | null
}
/** Papers of an area that are numbered. */
export interface NumberedSubjects {
  /** The table, `room.table`. */
  kind: string
  /** Of these ids those that the caller may see: one statement, within the scope. Others stand in the journal without a name. */
  find: (
    asked: { db: Database; caller: Caller; today: string },
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, NumberedSubject>>
}

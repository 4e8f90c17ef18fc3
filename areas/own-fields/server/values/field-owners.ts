import type { RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'

/** Persons as own fields know them: the room of people keeps them. */
export interface FieldOwners {
  /** Ids of the kinds of the person `p` on a day. */
  kindIds: (caller: Caller, today: string) => RawBuilder<number[]>
  /** Who it is, if the caller may find them; `isHeld`: kept as they are to the end of the transaction. */
  find: (
    who: { db: Database; caller: Caller; today: string },
    id: number,
    isHeld?: boolean,
  ) => Promise<{ id: number; version: number } | undefined>
  /** Counts a change of a person's record. @returns the new version */
  raiseVersion: (db: Database, id: number) => Promise<number>
}

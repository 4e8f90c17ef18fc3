import type { RawBuilder } from 'kysely'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import type { Reason } from './reasons.ts'

/** Records of one kind about which one may ask why a person has them, or has not. */
export interface AccessSubject {
  /** Stable; the web has its title and the declared access. */
  id: string
  /** Twenty at most, of those that the caller may find themself; or the one of that id. */
  find: (
    db: Database,
    query: { search: string } | { id: number },
    caller: Caller,
    today: string,
  ) => Promise<{ id: number; title: string }[]>
  /** All reasons that there are, over the record's id. */
  reasons: (caller: Caller, record: RawBuilder<number>, today: string) => readonly Reason[]
}

import { sql, type RawBuilder } from 'kysely'
import { isStaff, keepsPerson } from '#areas/access/server/index.ts'
import type { Asker } from '#platform/server/asker.ts'

/** What a reader may see of the persons they may find: the same for showing and for searching. */
export interface Visible {
  /** Phone and e-mail. */
  contacts: RawBuilder<boolean>
  /** IIN, birth date, address. */
  identity: RawBuilder<boolean>
  roles: RawBuilder<boolean>
  /** Who is whose parent. */
  family: boolean
}

/** @param person the id of who is read: by default of the row `p` */
export function visibleTo(caller: Asker, today: string, person: RawBuilder<unknown> = sql.ref('p.id')): Visible {
  const { read } = caller.permissions
  const isOwn = sql<boolean>`(${person} is not distinct from ${caller.personId}::int)`
  const isKept = keepsPerson(caller, person)
  const ofStaff = read.includes('usr_user') ? isStaff(person, today) : sql<boolean>`false`
  const readsFamilies = read.includes('usr_family') || caller.client === 1
  return {
    contacts: readsFamilies ? sql<boolean>`true` : sql<boolean>`(${isOwn} or ${ofStaff} or ${isKept})`,
    identity: sql<boolean>`(${isOwn} or ${isKept})`,
    roles: read.includes('usr_user') ? sql<boolean>`true` : isOwn,
    family: readsFamilies,
  }
}

import { sql, type RawBuilder } from 'kysely'
import type { Requester } from '#platform/server/access-rules.ts'
import { usrFamily, usrUser } from '../contract/permissions.ts'
import { isStaff, maintainsPerson } from './scope/index.ts'

/** What a reader may see of the persons they may find: the same for showing and for searching; what stands masked is the matter of `maskingOf`. */
export interface Visible {
  /** Phone and e-mail. */
  contacts: RawBuilder<boolean>
  /** IIN, birth date, address: their own, or of those whose masked fields they may ask for. */
  identity: RawBuilder<boolean>
  roles: RawBuilder<boolean>
  /** Who is whose parent. */
  family: boolean
}

/** @param person the id of who is read: by default of the row `p` */
export function visibleTo(caller: Requester, today: string, person: RawBuilder<unknown> = sql.ref('p.id')): Visible {
  const { read } = caller.permissions
  const isOwn = sql<boolean>`(${person} is not distinct from ${caller.personId}::int)`
  const isKept = maintainsPerson(caller, person)
  const ofStaff = read.includes(usrUser) ? isStaff(person, today) : sql<boolean>`false`
  const readsFamilies = read.includes(usrFamily) || caller.client === 1
  return {
    contacts: readsFamilies ? sql<boolean>`true` : sql<boolean>`(${isOwn} or ${ofStaff} or ${isKept})`,
    identity: sql<boolean>`(${isOwn} or ${isKept})`,
    roles: read.includes(usrUser) ? sql<boolean>`true` : isOwn,
    family: readsFamilies,
  }
}

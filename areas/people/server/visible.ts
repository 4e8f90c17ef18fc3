import { sql, type RawBuilder } from 'kysely'
import { isStaff, keepsPerson } from '#areas/access/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'

/** What a reader may see of the persons they may find, over the row `p`: the same for showing and for searching. */
export interface Visible {
  /** Phone and e-mail. */
  contacts: RawBuilder<boolean>
  /** IIN, birth date, address. */
  identity: RawBuilder<boolean>
  roles: RawBuilder<boolean>
  /** Who is whose parent. */
  family: boolean
}

export function visibleTo(caller: Caller, today: string): Visible {
  const { read } = caller.permissions
  const isOwn = sql<boolean>`(p.id is not distinct from ${caller.personId}::int)`
  const isKept = keepsPerson(caller, sql`p.id`)
  const ofStaff = read.includes('usr_user') ? isStaff(sql`p.id`, today) : sql<boolean>`false`
  const readsFamilies = read.includes('usr_family') || caller.client === 1
  return {
    contacts: readsFamilies ? sql<boolean>`true` : sql<boolean>`(${isOwn} or ${ofStaff} or ${isKept})`,
    identity: sql<boolean>`(${isOwn} or ${isKept})`,
    roles: read.includes('usr_user') ? sql<boolean>`true` : isOwn,
    family: readsFamilies,
  }
}

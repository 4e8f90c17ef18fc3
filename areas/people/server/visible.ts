import { sql, type RawBuilder } from 'kysely'
import { isStaff } from '#areas/access/server/index.ts'
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
  const { read, write } = caller.permissions
  const isOwn = sql<boolean>`(p.id is not distinct from ${caller.personId}::int)`
  const keepsPersons = write.includes('usr_user')
  const ofStaff = read.includes('usr_user') ? isStaff(sql`p.id`, today) : sql<boolean>`false`
  const ofAll = keepsPersons || read.includes('usr_family') || caller.client === 1
  return {
    contacts: ofAll ? sql<boolean>`true` : sql<boolean>`(${isOwn} or ${ofStaff})`,
    identity: keepsPersons ? sql<boolean>`true` : isOwn,
    roles: read.includes('usr_user') ? sql<boolean>`true` : isOwn,
    family: keepsPersons || read.includes('usr_family') || caller.client === 1,
  }
}

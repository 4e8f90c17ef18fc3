import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { isAmongLeft, isLimited } from './holdings.ts'

/** Persons who hold a key for writing, in their own name and for the whole school; not who stands in for one of them. */
export async function holdersOfKey(
  db: Database,
  key: string,
  today: CalendarDate,
  permissions: Permissions,
): Promise<number[]> {
  if (permissions.find(key) === undefined) return []
  const { rows } = await sql<{ id: number }>`
    select distinct p.id from access.role_permission rp join access.account_role ar on ar.role_id = rp.role_id
    join access.account a on a.id = ar.account_id and a.status = 'active' join access.person p on p.admin_user_id = a.id
    where rp.key = ${key} and rp.level = 'write' and not ${isLimited} and not ${isAmongLeft(today)} order by p.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

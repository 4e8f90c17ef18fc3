import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { pasReading } from '../../contract/permissions.ts'

/** Who decides whether an account reads on: active accounts that write the key, superadministrators and directors by default. */
export async function decidersOf(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select a.id, coalesce(p.full_name, a.login) as name
    from access.account a left join people.person p on p.admin_user_id = a.id
    where a.status = 'active' and exists (select from access.account_role ar
      join access.role_permission rp on rp.role_id = ar.role_id
      where ar.account_id = a.id and rp.key = ${pasReading} and rp.level = 'write')
    order by a.id`.execute(db)
  return rows
}

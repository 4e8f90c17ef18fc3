import { sql } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { listSignIns } from '../contract/sign-ins.ts'
import { demonstrationDomain, demonstrationPassword } from '../rules/demonstration.ts'

/** The shown sign-ins of a demonstration. A login is named after its role; whoever has none is a parent. */
export async function readSignIns(db: Database): Promise<Output<typeof listSignIns>> {
  const items = await db
    .selectFrom('access.account as a')
    .leftJoin('access.person as p', 'p.admin_user_id', 'a.id')
    .leftJoin('access.role as r', (join) =>
      join.on(sql<boolean>`r.name = split_part(a.login, '@', 1) and exists (
        select from access.account_role ar where ar.account_id = a.id and ar.role_id = r.id)`),
    )
    .where('a.login', 'like', `%${demonstrationDomain}`)
    .where('a.password_hash', 'is not', null)
    .where('a.status', '=', 'active')
    .select([
      sql<string>`coalesce(r.title, ${sqlText`Родитель`})`.as('role'),
      'a.login',
      sql<string>`coalesce(p.full_name, a.login)`.as('name'),
    ])
    .orderBy(sql`r.id nulls last`)
    .orderBy('a.id')
    .limit(sql.lit(100))
    .execute()
  const installation = await db.selectFrom('platform.installation').select('is_complete').executeTakeFirst()
  return { items, password: demonstrationPassword, is_complete: installation?.is_complete ?? true }
}

export const listSignInsHandler = handle(listSignIns, async ({ db, context }) =>
  context.isDemonstration ? readSignIns(db) : { items: [], password: null, is_complete: true },
)

import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { findAccounts, listRoleHolders } from '../../contract/roles.ts'
import { instant } from '../instant.ts'
import { roleRow } from './list-roles.ts'
import { namedLimits } from './role-limits.ts'

const fullName = sql<string>`coalesce(p.full_name, a.login)`
const sortName = sql`coalesce(p.sort_name, a.login)`
const searchText = sql`coalesce(p.search, platform.search_text(a.login))`
const maxFound = 20

const listRoleHoldersHandler = handle(listRoleHolders, async ({ params, query, db, caller, today }) => {
  const { id } = await roleRow(db, { caller, today }, params.id)
  const found = db
    .selectFrom('access.account_role as ar')
    .innerJoin('access.account as a', 'a.id', 'ar.account_id')
    .leftJoin('access.person as p', 'p.admin_user_id', 'a.id')
    .where('ar.role_id', '=', id)
    .where(containsWords(searchText, query.search ?? ''))
  const way = query.asc ? 'asc' : 'desc'
  const rows = found
    .select([
      'a.id',
      'p.id as person_id',
      fullName.as('full_name'),
      sql<boolean>`a.status = 'blocked'`.as('is_blocked'),
      instant('ar.granted_at').as('granted_at'),
      namedLimits(caller.accessRules).as('limits'),
    ])
    .orderBy(query.sort === 'name' ? sortName : sql`ar.granted_at`, way)
    .orderBy('a.id')
  return pageOf(query, found.select(total), rows)
})

const findAccountsHandler = handle(findAccounts, async ({ query: { search, without }, db }) => {
  const items = await db
    .selectFrom('access.account as a')
    .leftJoin('access.person as p', 'p.admin_user_id', 'a.id')
    .where('a.status', '=', 'active')
    .where(containsWords(searchText, search))
    .where(
      sql<boolean>`not exists (select from access.account_role ar
        where ar.account_id = a.id and ar.role_id = ${without ?? null}::integer)`,
    )
    .select([
      'a.id',
      fullName.as('full_name'),
      sql<string[]>`array(select r.title from access.account_role ar join access.role r on r.id = ar.role_id
        where ar.account_id = a.id order by r.title)`.as('roles'),
    ])
    .orderBy(sortName)
    .orderBy('a.id')
    .limit(sql.lit(maxFound))
    .execute()
  return { items }
})

export const roleHolderHandlers = [listRoleHoldersHandler, findAccountsHandler]

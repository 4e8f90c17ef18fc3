import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listRoles, readRole, type RoleRow } from '../../contract/roles.ts'
import { peopleOfRole } from './read-matrix.ts'

const keysOf = sql<number>`(select count(*)::integer from access.role_permission k where k.role_id = r.id)`
const columns = ({ accountId }: Caller) =>
  [
    'r.id',
    'r.name',
    'r.title',
    'r.description',
    'r.is_system',
    'r.version',
    peopleOfRole.as('people'),
    keysOf.as('keys'),
    sql<number>`(select count(*)::integer from access.role_permission k
      where k.role_id = r.id and k.level = 'write')`.as('written_keys'),
    sql<boolean>`exists (select from access.account_role own
      where own.role_id = r.id and own.account_id = ${accountId})`.as('is_own'),
  ] as const

/** A role as the list shows it. @throws Refusal 404 */
export async function roleRow(db: Database, caller: Caller, id: number): Promise<RoleRow> {
  const row = await db.selectFrom('access.role as r').where('r.id', '=', id).select(columns(caller)).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const sorts = { name: sql`people.sort_text(r.title) collate "C"`, people: peopleOfRole, keys: keysOf }

const listRolesHandler = handle(listRoles, ({ query, db, caller }) => {
  const found = db
    .selectFrom('access.role as r')
    .where(containsWords(sql`people.search_text(concat_ws(' ', r.title, r.description, r.name))`, query.search ?? ''))
  const rows = found
    .select(columns(caller))
    .orderBy(sorts[query.sort], query.asc ? 'asc' : 'desc')
    .orderBy('r.id')
  return pageOf(query, found.select(total), rows)
})
const readRoleHandler = handle(readRole, ({ params, db, caller }) => roleRow(db, caller, params.id))

export const roleListHandlers = [listRolesHandler, readRoleHandler]

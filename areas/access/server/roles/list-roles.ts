import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listRoles, readRole, type RoleRow } from '../../contract/roles.ts'
import { findGrantor, isGrantable, type Grantor } from './grantor.ts'
import { peopleOfRole } from './read-matrix.ts'

/** Roles whose holders may grant the role `r`. */
const grantersOf = sql<RoleRow['granters']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', gr.id, 'title', gr.title) order by gr.id)
  from access.role_granter g join access.role gr on gr.id = g.granter_id where g.role_id = r.id), '[]')`
const keysOf = sql<number>`(select count(*)::integer from access.role_permission k where k.role_id = r.id)`
const columns = ({ accountId }: Caller, grantor: Grantor | null) =>
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
    'r.is_granted_by_managers',
    grantersOf.as('granters'),
    (grantor === null ? sql<boolean>`false` : isGrantable(grantor)).as('may_grant'),
  ] as const

/** A role as the list shows it. @throws Refusal 404 */
export async function roleRow(
  db: Database,
  { caller, today }: { caller: Caller; today: string },
  id: number,
): Promise<RoleRow> {
  const grantor = await findGrantor(db, caller, today)
  const row = await db
    .selectFrom('access.role as r')
    .where('r.id', '=', id)
    .select(columns(caller, grantor))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const sorts = { name: sql`platform.sort_text(r.title) collate "C"`, people: peopleOfRole, keys: keysOf }

const listRolesHandler = handle(listRoles, async ({ query, db, caller, today }) => {
  const grantor = await findGrantor(db, caller, today)
  const found = db
    .selectFrom('access.role as r')
    .where(containsWords(sql`platform.search_text(concat_ws(' ', r.title, r.description, r.name))`, query.search ?? ''))
  const rows = found
    .select(columns(caller, grantor))
    .orderBy(sorts[query.sort], query.asc ? 'asc' : 'desc')
    .orderBy('r.id')
  return pageOf(query, found.select(total), rows)
})
const readRoleHandler = handle(readRole, ({ params, db, ...asking }) => roleRow(db, asking, params.id))

export const roleListHandlers = [listRolesHandler, readRoleHandler]

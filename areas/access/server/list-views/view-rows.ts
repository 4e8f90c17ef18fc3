import { sql } from 'kysely'
import { allows } from '#platform/contract/access.ts'
import type { ListView } from '#platform/contract/list-views.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import { sharesViews } from '../../contract/access.ts'
import { holderName } from '../reading-ceiling/reading-accounts.ts'

const isShared = sql<boolean>`exists (select from access.list_view_role s where s.view_id = v.id)`
const roles = sql<ListView['roles']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title) order by r.id)
  from access.list_view_role s join access.role r on r.id = s.role_id where s.view_id = v.id), '[]')`

const isOwn = ({ accountId }: Caller) => sql<boolean>`v.account_id = ${accountId}`
/** The view `v` is the caller's own, or shared and the caller keeps those that are. */
const mayChange = (caller: Caller) =>
  allows(sharesViews, caller) ? sql<boolean>`(${isOwn(caller)} or ${isShared})` : isOwn(caller)
const isSharedWith = (caller: Caller) => sql<boolean>`exists (
  select from access.list_view_role s join access.role r on r.id = s.role_id
  where s.view_id = v.id and r.name = any(${[...caller.roles]}))`

const views = (db: Database, caller: Caller) =>
  db
    .selectFrom('access.list_view as v')
    .select(['v.id', 'v.name', 'v.hidden', roles.as('roles')])
    .select([
      sql<ListView['query']>`v.query`.as('query'),
      holderName(sql.ref('v.account_id')).as('author'),
      isOwn(caller).as('is_own'),
      mayChange(caller).as('may_change'),
    ])

/** Views of a list that the caller sees, by name: own ones, those shared with a role of theirs, to who keeps them all that are. */
export const seenViews = (db: Database, caller: Caller, list: string): Promise<ListView[]> =>
  views(db, caller)
    .where('v.list', '=', list)
    .where(sql<boolean>`(${mayChange(caller)} or ${isSharedWith(caller)})`)
    .orderBy('v.name')
    .orderBy('v.id')
    .execute()

export const readView = (db: Database, caller: Caller, id: number): Promise<ListView> =>
  views(db, caller).where('v.id', '=', id).executeTakeFirstOrThrow()

/** A view that the caller may change, held till the end of the transaction. @throws Refusal 404 */
export async function requireChangeable(db: Database, caller: Caller, id: number) {
  const found = await db
    .selectFrom('access.list_view as v')
    .where('v.id', '=', id)
    .where(mayChange(caller))
    .select(['v.account_id', 'v.list', 'v.name'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  const { roles: shared } = await readView(db, caller, id)
  return { ...found, roles: shared.map(({ title }) => title) }
}

import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { listRolesForViews, shareListView } from '../../contract/list-views.ts'
import { readView, requireChangeable } from './view-rows.ts'

const listRolesForViewsHandler = handle(listRolesForViews, async ({ db }) => ({
  items: await db.selectFrom('access.role').select(['id', 'title']).orderBy('id').execute(),
}))

const shareListViewHandler = handle(shareListView, async ({ params, body: { role_ids }, caller, db, record }) => {
  const before = await requireChangeable(db, caller, params.id)
  const known = await db
    .selectFrom('access.role')
    .where('id', 'in', [0, ...role_ids])
    .select('id')
    .execute()
  if (known.length < role_ids.length) throw refuse('role_ids', msg`Такой роли нет`)
  await db.deleteFrom('access.list_view_role').where('view_id', '=', params.id).execute()
  if (role_ids.length > 0)
    await db
      .insertInto('access.list_view_role')
      .values(role_ids.map((role_id) => ({ view_id: params.id, role_id })))
      .execute()
  const shared = await readView(db, caller, params.id)
  const { name } = before
  await record({
    subject: 'access.list_view',
    id: params.id,
    before: { name, roles: before.roles },
    after: { name, roles: shared.roles.map(({ title }) => title) },
  })
  return shared
})

/** Views of lists that are shared with roles. */
export const sharedViewHandlers = [listRolesForViewsHandler, shareListViewHandler]

import {
  hideListColumns,
  maxViews,
  readListSettings,
  removeListView,
  renameListView,
  saveListView,
  type ListView,
} from '#platform/contract/list-views.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'

const columns = ['id', 'name', 'query', 'hidden'] as const
const asView = (row: Omit<ListView, 'query'> & { query: unknown }): ListView => ({
  ...row,
  query: row.query as ListView['query'],
})

const viewsOf = (db: Database, accountId: number, list: string) =>
  db.selectFrom('access.list_view').where('account_id', '=', accountId).where('list', '=', list)

/** Another view of the same list under the same name would not be told from this one. */
async function requireFreeName(db: Database, view: { accountId: number; list: string; name: string; id?: number }) {
  const same = await viewsOf(db, view.accountId, view.list)
    .where('name', '=', view.name)
    .where('id', '!=', view.id ?? 0)
    .select('id')
    .executeTakeFirst()
  if (same) throw refuse('name', msg`Вид с таким названием уже есть`)
}

const readListSettingsHandler = handle(readListSettings, async ({ params: { list }, caller, db }) => {
  const kept = await db
    .selectFrom('access.list_columns')
    .where('account_id', '=', caller.accountId)
    .where('list', '=', list)
    .select('hidden')
    .executeTakeFirst()
  const views = await viewsOf(db, caller.accountId, list).select(columns).orderBy('name').execute()
  return { hidden: kept?.hidden ?? [], views: views.map(asView) }
})

const hideListColumnsHandler = handle(hideListColumns, async ({ params: { list }, body: { hidden }, caller, db }) => {
  await db
    .insertInto('access.list_columns')
    .values({ account_id: caller.accountId, list, hidden })
    .onConflict((conflict) => conflict.columns(['account_id', 'list']).doUpdateSet({ hidden }))
    .execute()
  return { hidden }
})

const saveListViewHandler = handle(saveListView, async ({ params: { list }, body, caller, db }) => {
  const { accountId } = caller
  const kept = await viewsOf(db, accountId, list).select('id').execute()
  if (kept.length >= maxViews) throw refuse('name', msg`Видов уже ${maxViews}: удалите лишние`)
  await requireFreeName(db, { accountId, list, name: body.name })
  const saved = await db
    .insertInto('access.list_view')
    .values({ account_id: accountId, list, ...body, query: JSON.stringify(body.query) })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return asView(saved)
})

const renameListViewHandler = handle(renameListView, async ({ params: { id }, body: { name }, caller, db }) => {
  const own = await db
    .selectFrom('access.list_view')
    .where('id', '=', id)
    .where('account_id', '=', caller.accountId)
    .select('list')
    .executeTakeFirst()
  if (!own) throw notFound()
  await requireFreeName(db, { accountId: caller.accountId, list: own.list, name, id })
  const renamed = await db
    .updateTable('access.list_view')
    .set({ name })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return asView(renamed)
})

const removeListViewHandler = handle(removeListView, async ({ params: { id }, caller, db }) => {
  const removed = await db
    .deleteFrom('access.list_view')
    .where('id', '=', id)
    .where('account_id', '=', caller.accountId)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw notFound()
  return {}
})

/** Columns and views of lists as each account keeps them, whichever area a list belongs to. */
export const listViewHandlers = [
  readListSettingsHandler,
  hideListColumnsHandler,
  saveListViewHandler,
  renameListViewHandler,
  removeListViewHandler,
]

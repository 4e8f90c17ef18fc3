import {
  hideListColumns,
  maxViews,
  readListSettings,
  removeListView,
  renameListView,
  saveListView,
} from '#platform/contract/list-views.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readView, requireChangeable, seenViews } from './view-rows.ts'

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
  return { hidden: kept?.hidden ?? [], views: await seenViews(db, caller, list) }
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
    .returning('id')
    .executeTakeFirstOrThrow()
  return readView(db, caller, saved.id)
})

const renameListViewHandler = handle(renameListView, async ({ params: { id }, body: { name }, caller, db, record }) => {
  const { roles, ...view } = await requireChangeable(db, caller, id)
  await requireFreeName(db, { accountId: view.account_id, list: view.list, name, id })
  await db.updateTable('access.list_view').set({ name }).where('id', '=', id).execute()
  // what others see is told of
  if (roles.length > 0)
    await record({ subject: 'access.list_view', id, before: { name: view.name, roles }, after: { name, roles } })
  return readView(db, caller, id)
})

const removeListViewHandler = handle(removeListView, async ({ params: { id }, caller, db, record }) => {
  const { name, roles } = await requireChangeable(db, caller, id)
  await db.deleteFrom('access.list_view').where('id', '=', id).execute()
  if (roles.length > 0) await record({ subject: 'access.list_view', id, before: { name, roles } })
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

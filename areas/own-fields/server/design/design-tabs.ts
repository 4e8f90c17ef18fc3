import { sql } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  changeTab,
  createTab,
  orderTabs,
  readDesign,
  readDesignHistory,
  type DesignedTab,
} from '../../contract/own-fields.ts'
import { requireVersion } from '../version.ts'
import { designedTab, designedTabs, lockDesign } from './design-rows.ts'
import { requireSameSet, storeOrder } from './order.ts'

export const tabFields = ['title', 'kinds', 'readers', 'writers', 'is_archived']
export const fieldFields = [
  'field',
  'title',
  'hint',
  'type',
  'dictionary',
  'mask',
  'is_required',
  'required_kinds',
  'is_archived',
]

const readDesignHandler = handle(readDesign, async ({ db }) => ({
  items: await designedTabs(db),
  roles: await db.selectFrom('access.role').select(['id', 'title']).orderBy('id').execute(),
  dictionaries: await db
    .selectFrom('dictionaries.dictionary')
    .where('archived_at', 'is', null)
    .select(['id', 'title'])
    .orderBy('position')
    .execute(),
}))

async function requireFreeTitle(db: Database, title: string, except: number): Promise<void> {
  const { rows } = await sql`select from own_fields.tab
    where lower(title) = lower(${title}) and archived_at is null and id <> ${except}`.execute(db)
  if (rows.length > 0) throw refuse('title', msg`Такая вкладка уже есть`)
}

const createTabHandler = handle(createTab, async ({ body, db, record }) => {
  await lockDesign(db)
  await requireFreeTitle(db, body.title, 0)
  const { rows } = await sql<{ id: number }>`
    insert into own_fields.tab (title, position)
    values (${body.title}, (select coalesce(max(position), 0) + 1 from own_fields.tab)) returning id`.execute(db)
  const tab = await designedTab(db, rows[0]?.id ?? 0)
  await record({ subject: 'own_fields.tab', id: tab.id, after: { title: tab.title } })
  return tab
})

/** @throws Refusal 422 at the field where one of them is no kind of persons */
export async function requireKinds(db: Database, kinds: readonly number[], field: string): Promise<void> {
  const known = await db
    .selectFrom('people.kind')
    .where('id', 'in', [0, ...kinds])
    .select('id')
    .execute()
  if (known.length !== new Set(kinds).size) throw refuse(field, msg`Такого вида людей нет`)
}

async function storeKinds(db: Database, id: number, kinds: readonly number[]): Promise<void> {
  await requireKinds(db, kinds, 'kinds')
  await db.deleteFrom('own_fields.tab_kind').where('tab_id', '=', id).execute()
  if (kinds.length > 0)
    await db
      .insertInto('own_fields.tab_kind')
      .values([...new Set(kinds)].map((kind_id) => ({ tab_id: id, kind_id })))
      .execute()
}

async function storeRoles(db: Database, id: number, readers: readonly number[], writers: readonly number[]) {
  const level = new Map([
    ...readers.map((role) => [role, 'read'] as const),
    ...writers.map((role) => [role, 'write'] as const),
  ])
  const known = await db
    .selectFrom('access.role')
    .where('id', 'in', [0, ...level.keys()])
    .select('id')
    .execute()
  if (known.length !== level.size) throw refuse('readers', msg`Такой роли нет`)
  await db.deleteFrom('own_fields.tab_role').where('tab_id', '=', id).execute()
  if (level.size > 0)
    await db
      .insertInto('own_fields.tab_role')
      .values([...level].map(([role_id, given]) => ({ tab_id: id, role_id, level: given })))
      .execute()
}

/** What kinds of persons are called together, null for none. */
export const kindTitles = (kinds: readonly number[]) => sql<string | null>`(
  select string_agg(title, ', ' order by id) from people.kind where id = any(${[...kinds]}::int[]))`

/** As the history says it: names in place of ids. */
async function auditedValues(db: Database, { title, kinds, readers, writers, is_archived }: DesignedTab) {
  const { rows } = await sql<Record<'kinds' | 'readers' | 'writers', string | null>>`select
    ${kindTitles(kinds)} as kinds,
    (select string_agg(title, ', ' order by id) from access.role where id = any(${readers}::int[])) as readers,
    (select string_agg(title, ', ' order by id) from access.role where id = any(${writers}::int[])) as writers`.execute(
    db,
  )
  return { title, is_archived, ...rows[0] }
}

const changeTabHandler = handle(changeTab, async ({ params, body, db, record }) => {
  await lockDesign(db)
  const before = await designedTab(db, params.id)
  requireVersion(before, body.version)
  const title = body.title ?? before.title
  const isArchived = body.is_archived ?? before.is_archived
  if (!isArchived) await requireFreeTitle(db, title, before.id)
  const was = await auditedValues(db, before)
  if (body.kinds) await storeKinds(db, before.id, body.kinds)
  if (body.readers ?? body.writers)
    await storeRoles(db, before.id, body.readers ?? before.readers, body.writers ?? before.writers)
  await sql`
    update own_fields.tab set title = ${title}, version = version + 1,
      archived_at = case when ${isArchived} then coalesce(archived_at, now()) end
    where id = ${before.id}`.execute(db)
  const after = await designedTab(db, before.id)
  await record({ subject: 'own_fields.tab', id: before.id, before: was, after: await auditedValues(db, after) })
  return after
})

const orderTabsHandler = handle(orderTabs, async ({ body, db }) => {
  await lockDesign(db)
  const stand = await db.selectFrom('own_fields.tab').select('id').execute()
  requireSameSet(
    stand.map(({ id }) => id),
    body.ids,
  )
  await storeOrder(db, 'own_fields.tab', body.ids)
  return {}
})

const readDesignHistoryHandler = handle(readDesignHistory, async ({ query, db }) => {
  const all = sql<boolean>`true`
  return readHistory(
    db,
    [
      { subject: 'own_fields.tab', where: all, fields: tabFields },
      { subject: 'own_fields.field', where: all, fields: fieldFields },
    ],
    query,
  )
})

export const tabHandlers = [
  readDesignHandler,
  createTabHandler,
  changeTabHandler,
  orderTabsHandler,
  readDesignHistoryHandler,
]

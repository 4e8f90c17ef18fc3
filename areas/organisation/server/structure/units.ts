import { pictureReader } from '#areas/people/server/index.ts'
import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { changeUnit, createUnit, maxUnits } from '../../contract/units.ts'
import { requireMaintainer } from '../sees-rates.ts'
import { nameHead, requirePast } from './name-head.ts'
import { requireFreeTitle, requireKindAndHead, requireUnit } from './require-unit.ts'
import { requireVersion, lockUnits, readUnit, toUnitResponse, type UnitRow } from './unit-rows.ts'

/** What the history keeps of a unit. */
const auditedValues = ({ title, short_title, kind, head, planned_rate, is_archived }: UnitRow) => ({
  title,
  short_title,
  kind: kind?.title ?? null,
  head: head?.full_name ?? null,
  head_from: head?.from ?? null,
  planned_rate,
  is_archived,
})

async function requireRoom(db: Database): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from organisation.unit`.execute(db)
  if ((rows[0]?.count ?? 0) >= maxUnits) throw refuse('title', msg`В школе уже ${maxUnits} подразделений`)
}

export const createUnitHandler = handle(createUnit, async ({ body, caller, db, today, context, record }) => {
  requireMaintainer(caller)
  await lockUnits(db)
  await requireRoom(db)
  const { title, parent_id, from, short_title = null, kind_id = null, head_id = null, planned_rate = null } = body
  requirePast(from, 'from', today)
  const parent = await requireUnit(db, parent_id, 'parent_id')
  await requireFreeTitle(db, { title, parent_id })
  await requireKindAndHead(db, { kind_id, head_id }, today)
  const { rows } = await sql<{ id: number }>`
    insert into organisation.unit (title, short_title, parent_id, kind_id, planned_rate, stands_from, index)
    values (${title}, ${short_title}, ${parent_id}, ${kind_id}, ${planned_rate}, ${from},
      (select coalesce(max(index), 0) + 1 from organisation.unit where parent_id is not distinct from ${parent_id}))
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await nameHead(db, { id, head: null }, { head_id, head_from: body.head_from }, today)
  const made = await readUnit(db, id, today)
  await record({ subject: 'organisation.unit', id, after: { ...auditedValues(made), parent, from } })
  return toUnitResponse(made, pictureReader(context, caller), true)
})

/** Whether a past day is to show it in another way than from now on. */
const standsOtherwise = (before: UnitRow, next: Pick<UnitRow, 'title' | 'short_title' | 'is_archived'>) =>
  before.title !== next.title || before.short_title !== next.short_title || before.is_archived !== next.is_archived

/** 409 for a unit in which somebody works or below which another one stands. */
async function requireEmpty(db: Database, { id, title }: UnitRow, today: string): Promise<void> {
  const { rows } = await sql<{ units: number; posts: number }>`
    select (select count(*) from organisation.unit where parent_id = ${id} and archived_at is null) as units,
      (select count(*) from people.employment where unit_id = ${id}
        and coalesce(upper(during), 'infinity') > ${today}::date) as posts`.execute(db)
  const { units = 0, posts = 0 } = rows[0] ?? {}
  const inside = [units > 0 ? t`подразделений — ${units}` : '', posts > 0 ? t`должностей — ${posts}` : '']
  const contents = inside.filter((one) => one !== '').join(', ')
  if (contents !== '') throw conflict(msg`В «${title}» стоят: ${contents}. Сначала перенесите их`)
}

export const changeUnitHandler = handle(changeUnit, async ({ params, body, caller, db, today, context, record }) => {
  requireMaintainer(caller)
  await lockUnits(db)
  const before = await readUnit(db, params.id, today)
  requireVersion(before, body.version)
  const next = {
    title: body.title ?? before.title,
    short_title: body.short_title === undefined ? before.short_title : body.short_title,
    kind_id: body.kind_id === undefined ? (before.kind?.id ?? null) : body.kind_id,
    head_id: body.head_id === undefined ? (before.head?.id ?? null) : body.head_id,
    planned_rate: body.planned_rate === undefined ? before.planned_rate : body.planned_rate,
    is_archived: body.is_archived ?? before.is_archived,
  }
  if (next.is_archived && !before.is_archived) await requireEmpty(db, before, today)
  if (!next.is_archived) {
    if (before.is_archived) await requireUnit(db, before.parent_id, 'is_archived')
    await requireFreeTitle(db, { id: before.id, title: next.title, parent_id: before.parent_id })
  }
  await requireKindAndHead(
    db,
    // who has left since may stay in their place until it is given to another
    { kind_id: next.kind_id, head_id: next.head_id === before.head?.id ? null : next.head_id },
    today,
  )
  await sql`
    update organisation.unit set title = ${next.title}, short_title = ${next.short_title}, kind_id = ${next.kind_id},
      planned_rate = ${next.planned_rate}, version = version + 1,
      archived_at = case when ${next.is_archived} then coalesce(archived_at, now()) end,
      stands_from = case when ${standsOtherwise(before, next)} then ${today}::date else stands_from end
    where id = ${before.id}`.execute(db)
  await nameHead(db, before, { head_id: next.head_id, head_from: body.head_from }, today)
  const after = await readUnit(db, before.id, today)
  await record({
    subject: 'organisation.unit',
    id: before.id,
    before: auditedValues(before),
    after: { ...auditedValues(after), unit: after.title },
  })
  return toUnitResponse(after, pictureReader(context, caller), true)
})

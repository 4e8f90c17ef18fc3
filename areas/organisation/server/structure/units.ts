import { sql } from 'kysely'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { changeUnit, createUnit, mostUnits } from '../../contract/units.ts'
import { demandKeeper } from '../sees-rates.ts'
import { demandFreeTitle, demandKindAndHead, demandUnit } from './demand-unit.ts'
import { demandVersion, holdUnits, readUnit, unitOnWire, type UnitRow } from './unit-rows.ts'

/** What the history keeps of a unit. */
const kept = ({ title, short_title, kind, head, planned_rate, is_archived }: UnitRow) => ({
  title,
  short_title,
  kind: kind?.title ?? null,
  head: head?.full_name ?? null,
  planned_rate,
  is_archived,
})

async function demandRoom(db: Database): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from organisation.unit`.execute(db)
  if ((rows[0]?.count ?? 0) >= mostUnits) throw refuse('title', t`В школе уже ${mostUnits} подразделений`)
}

export const create = handle(createUnit, async ({ body, caller, db, today, house, record }) => {
  demandKeeper(caller)
  await holdUnits(db)
  await demandRoom(db)
  const { title, parent_id, short_title = null, kind_id = null, head_id = null, planned_rate = null } = body
  const parent = await demandUnit(db, parent_id, 'parent_id')
  await demandFreeTitle(db, { title, parent_id })
  await demandKindAndHead(db, { kind_id, head_id }, today)
  const { rows } = await sql<{ id: number }>`
    insert into organisation.unit (title, short_title, parent_id, kind_id, head_id, planned_rate, index)
    values (${title}, ${short_title}, ${parent_id}, ${kind_id}, ${head_id}, ${planned_rate},
      (select coalesce(max(index), 0) + 1 from organisation.unit where parent_id is not distinct from ${parent_id}))
    returning id`.execute(db)
  const made = await readUnit(db, rows[0]?.id ?? 0, today)
  await record({ subject: 'organisation.unit', id: made.id, after: { ...kept(made), parent } })
  return unitOnWire(made, house, true)
})

/** 409 for a unit in which somebody works or below which another one stands. */
async function demandEmpty(db: Database, { id, title }: UnitRow, today: string): Promise<void> {
  const { rows } = await sql<{ units: number; posts: number }>`
    select (select count(*) from organisation.unit where parent_id = ${id} and archived_at is null) as units,
      (select count(*) from people.employment where unit_id = ${id}
        and coalesce(upper(during), 'infinity') > ${today}::date) as posts`.execute(db)
  const { units = 0, posts = 0 } = rows[0] ?? {}
  const inside = [units > 0 ? t`подразделений — ${units}` : '', posts > 0 ? t`должностей — ${posts}` : '']
  const said = inside.filter((one) => one !== '').join(', ')
  if (said !== '') throw conflict(t`В «${title}» стоят: ${said}. Сначала перенесите их`)
}

export const change = handle(changeUnit, async ({ params, body, caller, db, today, house, record }) => {
  demandKeeper(caller)
  await holdUnits(db)
  const before = await readUnit(db, params.id, today)
  demandVersion(before, body.version)
  const next = {
    title: body.title ?? before.title,
    short_title: body.short_title === undefined ? before.short_title : body.short_title,
    kind_id: body.kind_id === undefined ? (before.kind?.id ?? null) : body.kind_id,
    head_id: body.head_id === undefined ? (before.head?.id ?? null) : body.head_id,
    planned_rate: body.planned_rate === undefined ? before.planned_rate : body.planned_rate,
    is_archived: body.is_archived ?? before.is_archived,
  }
  if (next.is_archived && !before.is_archived) await demandEmpty(db, before, today)
  if (!next.is_archived) {
    if (before.is_archived) await demandUnit(db, before.parent_id, 'is_archived')
    await demandFreeTitle(db, { id: before.id, title: next.title, parent_id: before.parent_id })
  }
  await demandKindAndHead(
    db,
    // who has left since may stay in their place until it is given to another
    { kind_id: next.kind_id, head_id: next.head_id === before.head?.id ? null : next.head_id },
    today,
  )
  await sql`
    update organisation.unit set title = ${next.title}, short_title = ${next.short_title}, kind_id = ${next.kind_id},
      head_id = ${next.head_id}, planned_rate = ${next.planned_rate}, version = version + 1,
      archived_at = case when ${next.is_archived} then coalesce(archived_at, now()) end
    where id = ${before.id}`.execute(db)
  const after = await readUnit(db, before.id, today)
  await record({
    subject: 'organisation.unit',
    id: before.id,
    before: kept(before),
    after: { ...kept(after), unit: after.title },
  })
  return unitOnWire(after, house, true)
})

import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { changeArea, createArea, removeArea, type BuildingArea } from '../contract/buildings.ts'
import { demandTitle, demandVersion, lockArea, lockBuilding, readArea } from './building-rows.ts'

const kept = ({ building_id, title, kind, floor }: BuildingArea) => ({ building_id, title, kind, floor })
const demandFree = (db: Database, { building_id, title, id }: { building_id: number; title: string; id?: number }) =>
  demandTitle(
    db,
    'buildings.area',
    title,
    sql`building_id = ${building_id} and id <> ${id ?? 0}`,
    'В этом здании такая часть уже есть',
  )

export const create = handle(createArea, async ({ body, db, record }) => {
  const building = await lockBuilding(db, body.building_id).catch(() => null)
  if (building === null) throw refuse('building_id', 'Такого здания нет')
  if (building.is_archived) throw refuse('building_id', `«${building.title}» в архиве: сначала верните здание`)
  await demandFree(db, body)
  const { rows } = await sql<{ id: number }>`
    insert into buildings.area (building_id, title, kind, floor)
    values (${body.building_id}, ${body.title}, ${body.kind}, ${body.floor}) returning id`.execute(db)
  const made = await readArea(db, rows[0]?.id ?? 0)
  await record({ subject: 'buildings.area', id: made.id, after: kept(made) })
  return made
})

export const change = handle(changeArea, async ({ params, body, db, record }) => {
  const before = await lockArea(db, params.id)
  demandVersion(before, body.version)
  const next = { ...before, ...body }
  await demandFree(db, next)
  await sql`
    update buildings.area set title = ${next.title}, kind = ${next.kind}, floor = ${next.floor}, version = version + 1
    where id = ${before.id}`.execute(db)
  const after = await readArea(db, before.id)
  await record({
    subject: 'buildings.area',
    id: before.id,
    before: kept(before),
    after: { ...kept(after), record: after.title },
  })
  return after
})

export const remove = handle(removeArea, async ({ params, db, record }) => {
  const area = await lockArea(db, params.id)
  const { rows } = await sql<{ rooms: number }>`
    select count(*) as rooms from buildings.room where area_id = ${area.id}`.execute(db)
  const rooms = rows[0]?.rooms ?? 0
  if (rooms > 0) throw conflict(`В «${area.title}» кабинеты: ${rooms}, архивные тоже. Сначала переставьте их`)
  await sql`delete from buildings.area where id = ${area.id}`.execute(db)
  await record({ subject: 'buildings.area', id: area.id, before: kept(area) })
  return {}
})

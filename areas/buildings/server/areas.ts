import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { changeArea, createArea, removeArea, type BuildingArea } from '../contract/buildings.ts'
import { requireTitle, requireVersion, lockArea, lockBuilding, readArea, readBuilding } from './building-rows.ts'

/** What the history keeps of an area. */
async function auditedValues(db: Database, { building_id, title, kind, floor }: BuildingArea) {
  return { building_id, building: (await readBuilding(db, building_id)).title, title, kind, floor }
}
const requireFree = (db: Database, { building_id, title, id }: { building_id: number; title: string; id?: number }) =>
  requireTitle(
    db,
    'buildings.area',
    title,
    sql`building_id = ${building_id} and id <> ${id ?? 0}`,
    msg`В этом здании такая часть уже есть`,
  )

/** The building that an area is to stand in, held. @throws 422 at `building_id` */
async function requireOpenBuilding(db: Database, id: number): Promise<void> {
  const building = await lockBuilding(db, id).catch(() => null)
  if (building === null) throw refuse('building_id', msg`Такого здания нет`)
  if (building.is_archived) throw refuse('building_id', msg`«${building.title}» в архиве: сначала верните здание`)
}

/** 422 where rooms of an area have names that rooms of its next building have. */
async function requireFreeRooms(db: Database, areaId: number, buildingId: number): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    select r.title from buildings.room r join buildings.room met on lower(met.title) = lower(r.title)
    where r.area_id = ${areaId} and met.building_id = ${buildingId}
      and r.archived_at is null and met.archived_at is null order by r.title`.execute(db)
  if (rows.length === 0) return
  const titles = rows.map(({ title }) => title).join(', ')
  throw refuse('building_id', msg`В этом здании уже есть такие кабинеты: ${titles}. Сначала переименуйте их`)
}

/** Its rooms go along; what plans of the former building showed of them goes. */
async function moveRooms(db: Database, areaId: number, buildingId: number): Promise<void> {
  await sql`delete from buildings.plan_place where room_id in
    (select id from buildings.room where area_id = ${areaId})`.execute(db)
  await sql`update buildings.room set building_id = ${buildingId}, version = version + 1
    where area_id = ${areaId}`.execute(db)
}

export const createAreaHandler = handle(createArea, async ({ body, db, record }) => {
  await requireOpenBuilding(db, body.building_id)
  await requireFree(db, body)
  const { rows } = await sql<{ id: number }>`
    insert into buildings.area (building_id, title, kind, floor)
    values (${body.building_id}, ${body.title}, ${body.kind}, ${body.floor}) returning id`.execute(db)
  const made = await readArea(db, rows[0]?.id ?? 0)
  await record({ subject: 'buildings.area', id: made.id, after: await auditedValues(db, made) })
  return made
})

export const changeAreaHandler = handle(changeArea, async ({ params, body, db, record }) => {
  const before = await lockArea(db, params.id)
  requireVersion(before, body.version)
  const next = { ...before, ...body }
  const isMoved = next.building_id !== before.building_id
  if (isMoved) {
    await requireOpenBuilding(db, next.building_id)
    await requireFreeRooms(db, before.id, next.building_id)
  }
  await requireFree(db, next)
  const former = await auditedValues(db, before)
  await sql`
    update buildings.area set building_id = ${next.building_id}, title = ${next.title}, kind = ${next.kind}, floor = ${next.floor}, version = version + 1
    where id = ${before.id}`.execute(db)
  if (isMoved) await moveRooms(db, before.id, next.building_id)
  const after = await readArea(db, before.id)
  await record({
    subject: 'buildings.area',
    id: before.id,
    before: former,
    after: { ...(await auditedValues(db, after)), record: after.title },
  })
  return after
})

export const removeAreaHandler = handle(removeArea, async ({ params, db, record }) => {
  const area = await lockArea(db, params.id)
  const { rows } = await sql<{ rooms: number }>`
    select count(*) as rooms from buildings.room where area_id = ${area.id}`.execute(db)
  const rooms = rows[0]?.rooms ?? 0
  if (rooms > 0) throw conflict(msg`В «${area.title}» кабинеты: ${rooms}, архивные тоже. Сначала переставьте их`)
  await sql`delete from buildings.area where id = ${area.id}`.execute(db)
  await record({ subject: 'buildings.area', id: area.id, before: await auditedValues(db, area) })
  return {}
})

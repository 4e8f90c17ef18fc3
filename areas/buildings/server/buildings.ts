import { sql } from 'kysely'
import { dropFiles } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { conflict } from '#platform/server/refusal.ts'
import { changeBuilding, createBuilding, listBuildings, removeBuilding, type Building } from '../contract/buildings.ts'
import { requireTitle, requireVersion, lockBuilding, readBuilding, readBuildings } from './building-rows.ts'

export const listBuildingsHandler = handle(
  listBuildings,
  async ({ query, db }) => ({
    items: await readBuildings(db, sql`(${query.archived} or b.archived_at is null)`),
  }),
  { conditional: true },
)

const subject = 'buildings.building'
const auditedValues = ({ id, title, address, floors, is_archived }: Building) => ({
  building_id: id,
  title,
  address,
  floors,
  is_archived,
})
const requireFree = (db: Database, title: string, id = 0) =>
  requireTitle(db, subject, title, sql`id <> ${id}`, msg`Здание с таким названием уже есть, возможно, в архиве`)

export const createBuildingHandler = handle(createBuilding, async ({ body, db, record }) => {
  await requireFree(db, body.title)
  const { rows } = await sql<{ id: number }>`
    insert into buildings.building (title, address, floors) values (${body.title}, ${body.address}, ${body.floors})
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`
    insert into buildings.area (building_id, title, kind, floor)
    select ${id}, ${sqlText`${sql`floor`} этаж`}, 'floor', floor from generate_series(1, ${body.floors ?? 0}::int) floor`.execute(
    db,
  )
  const made = await readBuilding(db, id)
  await record({ subject: 'buildings.building', id, after: auditedValues(made) })
  return made
})

export const changeBuildingHandler = handle(changeBuilding, async ({ params, body, db, record }) => {
  const before = await lockBuilding(db, params.id)
  requireVersion(before, body.version)
  const next = { ...before, ...body }
  await requireFree(db, next.title, before.id)
  await sql`
    update buildings.building set title = ${next.title}, address = ${next.address}, floors = ${next.floors},
      archived_at = case when ${next.is_archived} then coalesce(archived_at, now()) end, version = version + 1
    where id = ${before.id}`.execute(db)
  if (next.is_archived && !before.is_archived)
    await sql`
      update buildings.room set archived_at = now(), version = version + 1
      where building_id = ${before.id} and archived_at is null`.execute(db)
  const after = await readBuilding(db, before.id)
  await record({
    subject: 'buildings.building',
    id: before.id,
    before: auditedValues(before),
    after: auditedValues(after),
  })
  return after
})

export const removeBuildingHandler = handle(removeBuilding, async ({ params, db, record }) => {
  const building = await lockBuilding(db, params.id)
  const { rows } = await sql<{ rooms: number }>`
    select count(*) as rooms from buildings.room where building_id = ${building.id}`.execute(db)
  const rooms = rows[0]?.rooms ?? 0
  if (rooms > 0)
    throw conflict(msg`В здании «${building.title}» кабинеты: ${rooms}, архивные тоже. Здание можно убрать в архив`)
  const plans = await sql<{ file_id: number }>`
    delete from buildings.plan where building_id = ${building.id} returning file_id`.execute(db)
  await dropFiles(
    db,
    plans.rows.map(({ file_id }) => file_id),
  )
  await sql`delete from buildings.area where building_id = ${building.id}`.execute(db)
  await sql`delete from buildings.building where id = ${building.id}`.execute(db)
  await record({ subject: 'buildings.building', id: building.id, before: auditedValues(building) })
  return {}
})

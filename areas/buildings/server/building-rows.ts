import { sql, type RawBuilder } from 'kysely'
import { msg, type Text } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import type { Building, BuildingArea } from '../contract/buildings.ts'

const areaColumns = sql`a.id, a.building_id, a.title, a.kind, a.floor, a.version,
  (select count(*) from buildings.room r where r.area_id = a.id and r.archived_at is null) as rooms`

/** Buildings with their areas, by title; `where` narrows over `b`. */
export async function readBuildings(db: Database, where: RawBuilder<boolean>): Promise<Building[]> {
  const found = await sql<Omit<Building, 'areas'>>`
    select b.id, b.title, b.address, b.floors, b.archived_at is not null as is_archived, b.version,
      (select count(*) from buildings.plan p where p.building_id = b.id) as plans
    from buildings.building b where ${where} order by b.archived_at is not null, b.title, b.id`.execute(db)
  const areas = await sql<BuildingArea>`
    select ${areaColumns} from buildings.area a where a.building_id = any(${found.rows.map(({ id }) => id)})
    order by a.floor nulls last, a.title`.execute(db)
  const byBuilding = Map.groupBy(areas.rows, ({ building_id }) => building_id)
  return found.rows.map((one) => ({ ...one, areas: byBuilding.get(one.id) ?? [] }))
}

/** @throws 404 */
export async function readBuilding(db: Database, id: number): Promise<Building> {
  const [found] = await readBuildings(db, sql`b.id = ${id}`)
  if (!found) throw notFound(msg`Здание не найдено`)
  return found
}
/** Holds the building till the end of the transaction: what stands in it changes one after another. */
export async function lockBuilding(db: Database, id: number): Promise<Building> {
  await sql`select from buildings.building where id = ${id} for no key update`.execute(db)
  return readBuilding(db, id)
}

/** @throws 404 */
export async function readArea(db: Database, id: number): Promise<BuildingArea> {
  const { rows } = await sql<BuildingArea>`select ${areaColumns} from buildings.area a where a.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound(msg`Часть здания не найдена`)
  return rows[0]
}
/** The area, with its building held. @throws 404 */
export async function lockArea(db: Database, id: number): Promise<BuildingArea> {
  const { building_id } = await readArea(db, id)
  await lockBuilding(db, building_id)
  return readArea(db, id)
}

/** 409 with what stands now, for who has seen an earlier version. */
export function requireVersion({ title, version }: { title: string; version: number }, seen: number): void {
  if (version !== seen)
    throw outdated(msg`Пока вы работали, «${title}» изменили. Обновите страницу и повторите: здесь уже новые данные`)
}

/** 422 for a title that another row has; of `table` those that `where` says. */
export async function requireTitle(db: Database, table: string, title: string, where: RawBuilder<boolean>, text: Text) {
  const { rows } = await sql`
    select from ${sql.table(table)} where lower(title) = lower(${title}) and ${where} limit 1`.execute(db)
  if (rows.length > 0) throw refuse('title', text)
}

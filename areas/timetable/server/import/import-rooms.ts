import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { ImportPlan } from '../../rules/import-plan.ts'

const commonArea = 'Все кабинеты'

/** Buildings, each with one area of all its rooms. @returns ids of areas by building */
async function importBuildings(db: Database, titles: string[]): Promise<Map<string, number>> {
  if (titles.length === 0) return new Map()
  const { rows } = await sql<{ building: string; id: number }>`
    with made as (
      insert into buildings.building (title) select title from unnest(${titles}::text[]) as title
      on conflict (title) do update set title = excluded.title returning id, title),
    areas as (
      insert into buildings.area (building_id, title) select id, ${commonArea} from made returning id, building_id)
    select made.title as building, areas.id from areas join made on made.id = areas.building_id`.execute(db)
  return new Map(rows.map(({ building, id }) => [building, id]))
}

/** @returns ids of rooms by title */
export async function importRooms(
  db: Database,
  plan: Pick<ImportPlan, 'rooms' | 'buildings'>,
): Promise<Map<string, number>> {
  if (plan.rooms.length === 0) return new Map()
  const used = plan.rooms.map((room) => room.building).filter((building) => building !== '')
  const areas = await importBuildings(db, [...new Set([...plan.buildings, ...used])])
  const rows = plan.rooms.map(({ name, building, seats }) => ({
    title: name,
    seats,
    area_id: areas.get(building) ?? null,
  }))
  const made = await db.insertInto('buildings.room').values(rows).returning(['id', 'title']).execute()
  return new Map(made.map(({ id, title }) => [title, id]))
}

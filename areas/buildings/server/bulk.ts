import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { recordMade, type BulkTrace } from '#platform/server/history.ts'

const commonArea = msg`Все кабинеты`

/** Buildings, each with one area of all its rooms. @returns ids of areas by building */
async function insertBuildings(db: Database, titles: string[], trace: BulkTrace): Promise<Map<string, number>> {
  if (titles.length === 0) return new Map()
  const { rows } = await sql<{ building: string; id: number }>`
    with made as (
      insert into buildings.building (title) select title from unnest(${titles}::text[]) as title
      on conflict (title) do update set title = excluded.title returning id, title),
    areas as (
      insert into buildings.area (building_id, title) select id, ${commonArea} from made returning id, building_id)
    select made.title as building, areas.id from areas join made on made.id = areas.building_id`.execute(db)
  const areas = rows.map(({ id }) => id)
  const of = sql`from buildings.area a join buildings.building b on b.id = a.building_id where a.id = any(${areas}::int[])`
  await recordMade(
    db,
    trace,
    'buildings.building',
    sql`select b.id, jsonb_build_object('title', b.title) as after ${of}`,
  )
  await recordMade(
    db,
    trace,
    'buildings.area',
    sql`select a.id, jsonb_build_object('title', a.title, 'building', b.title) as after ${of}`,
  )
  return new Map(rows.map(({ building, id }) => [building, id]))
}

export interface NewRoom {
  title: string
  /** Title of its building, empty where it is not known. */
  building: string
  seats: number | null
}
/** Makes rooms with their buildings, and buildings without rooms. @returns ids of rooms by title */
export async function insertRooms(
  db: Database,
  rooms: readonly NewRoom[],
  buildings: readonly string[],
  trace: BulkTrace,
): Promise<Map<string, number>> {
  if (rooms.length === 0) return new Map()
  const used = rooms.map((room) => room.building).filter((building) => building !== '')
  const areas = await insertBuildings(db, [...new Set([...buildings, ...used])], trace)
  const rows = rooms.map(({ building, ...room }) => ({ ...room, area_id: areas.get(building) ?? null }))
  const made = await db.insertInto('buildings.room').values(rows).returning(['id', 'title']).execute()
  await recordMade(
    db,
    trace,
    'buildings.room',
    sql`select r.id, jsonb_build_object('title', r.title, 'building', b.title, 'seats', r.seats) as after
      from buildings.room r left join buildings.building b on b.id = r.building_id
      where r.id = any(${made.map(({ id }) => id)}::int[])`,
  )
  return new Map(made.map(({ id, title }) => [title, id]))
}

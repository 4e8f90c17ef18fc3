import { sql } from 'kysely'
import { isStaff } from '#areas/people/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { Room } from '../contract/rooms.ts'
import { readRooms } from './room-rows.ts'

export const plainTitle = (text: string) => text.toLowerCase().trim()
/** Of a room whose place is not known the building is empty. */
export const keyOf = (building: string, title: string) => `${plainTitle(building)} ${plainTitle(title)}`

/** What the school has already, for the rows of an import to be found in. */
export interface KnownRooms {
  rooms: Map<string, Room>
  /** Of one title several may have been put away. */
  archived: Map<string, Room[]>
  buildings: Set<string>
  areas: Set<string>
  /** Titles of the parts by building and floor; of several on a floor the first. */
  floors: Map<string, string>
  kinds: Map<string, number>
  /** Of the staff, those whose names stand in the rows. */
  staff: Map<string, number[]>
}

/** @param names of those who are to be responsible */
export async function readKnownRooms(db: Database, names: readonly string[], today: string): Promise<KnownRooms> {
  const rooms = await readRooms(db, sql`true`)
  const areas = await sql<{ building: string; area: string | null; floor: number | null }>`
    select b.title as building, a.title as area, a.floor from buildings.building b
    left join buildings.area a on a.building_id = b.id where b.archived_at is null order by a.id desc`.execute(db)
  const kinds = await sql<{ id: number; title: string }>`
    select k.id, k.title from dictionaries.record k join dictionaries.dictionary d on d.id = k.dictionary_id
    where d.code = 'room_kind' and k.archived_at is null`.execute(db)
  const staff = await sql<{ id: number; name: string }>`
    select p.id, lower(p.full_name) as name from people.person p
    where p.archived_at is null and lower(p.full_name) = any(${[...new Set(names.map(plainTitle))]}::text[])
      and ${isStaff(sql`p.id`, today)}`.execute(db)
  const roomKey = (one: Room) => keyOf(one.building?.title ?? '', one.title)
  return {
    rooms: new Map(rooms.flatMap((one) => (one.is_archived ? [] : [[roomKey(one), one]]))),
    archived: Map.groupBy(
      rooms.filter(({ is_archived }) => is_archived),
      roomKey,
    ),
    buildings: new Set(areas.rows.map(({ building }) => plainTitle(building))),
    areas: new Set(areas.rows.map(({ building, area }) => keyOf(building, area ?? ''))),
    floors: new Map(
      areas.rows.flatMap(({ building, area, floor }) =>
        area === null ? [] : [[keyOf(building, String(floor)), area]],
      ),
    ),
    kinds: new Map(kinds.rows.map(({ id, title }) => [plainTitle(title), id])),
    staff: new Map(
      Array.from(
        Map.groupBy(staff.rows, ({ name }) => name),
        ([name, found]) => [name, found.map(({ id }) => id)],
      ),
    ),
  }
}

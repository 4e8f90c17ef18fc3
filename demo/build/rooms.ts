import type { Database } from '#platform/server/database.ts'
import { insertRows, insertRowsWithIds, updateRows } from '#platform/server/demonstration/insert-rows.ts'
import type { Institution } from '../institution.ts'
import { equipmentOf, type RoomFacts } from '../rooms.ts'

const areaKey = ({ building, floor }: Pick<RoomFacts, 'building' | 'floor'>) => `${building} ${floor}`

async function kindIds(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('dictionaries.record as k')
    .innerJoin('dictionaries.dictionary as d', 'd.id', 'k.dictionary_id')
    .where('d.code', '=', 'room_kind')
    .select(['k.id', 'k.title'])
    .execute()
  return new Map(rows.map(({ id, title }) => [title, id]))
}

/** Buildings by floors; rooms of the timetable get their place, rooms without lessons are added. */
export async function buildRooms(
  db: Database,
  { buildings, otherRooms }: Pick<Institution, 'buildings' | 'otherRooms'>,
  taught: readonly RoomFacts[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const buildingIds = await insertRowsWithIds(db, 'buildings.building', buildings)
  const idOfBuilding = new Map(buildings.map(({ title }, index) => [title, buildingIds[index] ?? 0]))
  const floors = [...new Map([...taught, ...otherRooms].map((room) => [areaKey(room), room])).values()]
  const areas = await insertRowsWithIds(
    db,
    'buildings.area',
    floors.map(({ building, floor }) => ({
      building_id: idOfBuilding.get(building) ?? 0,
      title: `${floor} этаж`,
      floor,
    })),
  )
  const kinds = await kindIds(db)
  const furnished = (kind: string) => ({
    kind_id: kinds.get(kind) ?? null,
    equipment: [...(equipmentOf[kind] ?? [])],
  })
  const idOfArea = new Map(floors.map((room, index) => [areaKey(room), areas[index] ?? 0]))
  await updateRows(
    db,
    'buildings.room',
    taught.map((room) => ({
      id: ids.get(room.title) ?? 0,
      ...furnished(room.kind),
      area_id: idOfArea.get(areaKey(room)) ?? null,
    })),
  )
  await insertRows(
    db,
    'buildings.room',
    otherRooms.map(({ title, kind, seats, ...place }) => ({
      title,
      ...furnished(kind),
      seats,
      area_id: idOfArea.get(areaKey(place)) ?? null,
    })),
  )
}

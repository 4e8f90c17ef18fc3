import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { importHandlers, requireUntouched, type ImportKind, type Revert } from '#platform/server/import/index.ts'
import { conflict } from '#platform/server/refusal.ts'
import { importRooms } from '../contract/import.ts'
import { lockBuilding } from './building-rows.ts'
import { keyOf, readKnownRooms } from './read-known-rooms.ts'
import { keptRoom, readRoomRow } from './room-rows.ts'
import { isArchivedRow, validateRoomRow, type RoomTarget } from './validate-room-row.ts'

/** The area of a building, both made where they are not there. @returns its id */
async function placeOf(db: Database, { building, area, floor }: RoomTarget): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with known as (select id from buildings.building where lower(title) = lower(${building}) limit 1),
    made as (insert into buildings.building (title) select ${building} where not exists (select from known) returning id)
    select id from known union all select id from made`.execute(db)
  const { id } = await lockBuilding(db, rows[0]?.id ?? 0)
  const areas = await sql<{ id: number }>`
    with known as (
      select id from buildings.area where building_id = ${id} and lower(title) = lower(${area}) limit 1),
    made as (insert into buildings.area (building_id, title, kind, floor)
      select ${id}, ${area}, ${floor === null ? 'other' : 'floor'}, ${floor}
      where not exists (select from known) returning id)
    select id from known union all select id from made`.execute(db)
  return areas.rows[0]?.id ?? 0
}

/** A room that the import has made and nobody has touched goes; what a room was before stands in its history. */
const revertRoom: Revert = async (undoing, change) => {
  if (change.before !== null) throw conflict(msg`Кабинет был в школе и раньше: прежнее стоит в его истории`)
  await requireUntouched(undoing, change)
  await undoing.db.deleteFrom('buildings.room').where('id', '=', change.subject_id).execute()
  await undoing.record({ subject: 'buildings.room', id: change.subject_id, before: change.after })
}

const rooms: ImportKind<RoomTarget> = {
  name: 'buildings.rooms',
  declared: importRooms,
  titleOf: ({ title = '', building }) => [title, building].filter(Boolean).join(', '),
  // several of one title may stand in the archive
  keysOf: (values) => (isArchivedRow(values) ? [] : [keyOf(values['building'] ?? '', values['title'] ?? '')]),
  validate: async ({ db, today }, rows) => {
    const names = rows.flatMap(({ values }) => values['responsible'] ?? [])
    const school = await readKnownRooms(db, names, today)
    return rows.map(({ values }) => validateRoomRow(values, school))
  },
  write: async ({ db, record }, _row, { target }) => {
    const { known, kindId, seats, equipment, responsibleId } = target
    const areaId = target.area === null ? (known?.area?.id ?? null) : await placeOf(db, target)
    const set = {
      area_id: areaId,
      kind_id: kindId ?? known?.kind?.id ?? null,
      seats: seats ?? known?.seats ?? null,
      equipment: equipment ?? known?.equipment ?? [],
      responsible_id: responsibleId ?? known?.responsible?.id ?? null,
    }
    if (known === null) {
      const made = await db
        .insertInto('buildings.room')
        .values({ title: target.title, ...set })
        .returning('id')
        .executeTakeFirstOrThrow()
      return record({ subject: 'buildings.room', id: made.id, after: keptRoom(await readRoomRow(db, made.id)) })
    }
    await db
      .updateTable('buildings.room')
      .set((row) => ({ ...set, version: row('version', '+', 1) }))
      .where('id', '=', known.id)
      .execute()
    const after = await readRoomRow(db, known.id)
    await record({
      subject: 'buildings.room',
      id: known.id,
      before: keptRoom(known),
      after: { ...keptRoom(after), record: after.title },
    })
  },
  reverts: { 'buildings.room': revertRoom },
}
export const roomsImport = importHandlers(rooms)

import { sql } from 'kysely'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { readBuildingHistory } from '../contract/buildings.ts'
import { readRoomHistory } from '../contract/rooms.ts'
import { readBuilding } from './building-rows.ts'
import { readRoomRow } from './room-rows.ts'

export const buildingFields = ['title', 'address', 'floors', 'is_archived']
export const areaFields = ['record', 'title', 'building', 'kind', 'floor']
export const roomFields = [
  'record',
  'title',
  'building',
  'area',
  'kind',
  'seats',
  'equipment',
  'responsible',
  'is_archived',
]
export const planFields = ['record', 'title', 'floor', 'picture', 'places', 'added', 'moved', 'taken_off']

export const readBuildingHistoryHandler = handle(readBuildingHistory, async ({ params, query, db }) => {
  const { id } = await readBuilding(db, params.id)
  const where = sql<boolean>`(coalesce(h.after, h.before) ->> 'building_id')::integer = ${id}`
  return readHistory(
    db,
    [
      { subject: 'buildings.building', where, fields: buildingFields },
      { subject: 'buildings.area', where, fields: areaFields },
      { subject: 'buildings.room', where, fields: roomFields },
      { subject: 'buildings.plan', where, fields: planFields },
    ],
    query,
  )
})
export const readRoomHistoryHandler = handle(readRoomHistory, async ({ params, query, db }) => {
  const { id } = await readRoomRow(db, params.id)
  const fields = roomFields.filter((field) => field !== 'record')
  return readHistory(db, [{ subject: 'buildings.room', where: ofRecord(id), fields }], query)
})

import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { exportRows } from '#platform/server/export.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import {
  changeRoom,
  createRooms,
  exportRooms,
  listRooms,
  maxRooms,
  readRoom,
  removeRoom,
  type Room,
} from '../contract/rooms.ts'
import { requireVersion, lockBuilding } from './building-rows.ts'
import { requireArea, requireKind, requireResponsible, requireTitles, plainTags } from './require-room.ts'
import { findRooms, keptRoom, readRoomRow, readRooms } from './room-rows.ts'
import { usesText, usesOfRoom } from './uses.ts'

export const listRoomsHandler = handle(listRooms, async ({ query, db }) => ({ items: await findRooms(db, query) }), {
  conditional: true,
})

export const readRoomHandler = handle(readRoom, async ({ params, db, context }) => ({
  ...(await readRoomRow(db, params.id)),
  uses: await usesOfRoom(db, context, params.id),
}))

const columns: Record<(typeof exportRooms)['columns'][number], SheetColumn<Room>> = {
  title: { title: msg`Кабинет`, width: 24, kind: 'text', of: (one) => one.title },
  building: { title: msg`Здание`, width: 28, kind: 'text', of: (one) => one.building?.title ?? null },
  area: { title: msg`Часть здания`, width: 20, kind: 'text', of: (one) => one.area?.title ?? null },
  floor: { title: msg`Этаж`, width: 8, kind: 'number', of: (one) => one.floor },
  kind: { title: msg`Вид`, width: 28, kind: 'text', of: (one) => one.kind?.title ?? null },
  seats: { title: msg`Мест`, width: 8, kind: 'number', of: (one) => one.seats },
  equipment: { title: msg`Оснащение`, width: 40, kind: 'text', of: (one) => one.equipment.join(', ') || null },
  responsible: { title: msg`Ответственный`, width: 34, kind: 'text', of: (one) => one.responsible?.full_name ?? null },
  archived: { title: msg`В архиве`, width: 10, kind: 'text', of: (one) => (one.is_archived ? t`да` : null) },
}
export const exportRoomsHandler = handle(exportRooms, async ({ query, caller, db, today, record }) => {
  const rows = await findRooms(db, query)
  return exportRows({
    list: 'buildings.rooms',
    title: t`Кабинеты`,
    columns,
    query,
    found: { total: rows.length, rows: { execute: () => Promise.resolve(query.asc ? rows : rows.toReversed()) } },
    caller,
    today,
    record,
  })
})

export const createRoomsHandler = handle(createRooms, async ({ body, db, today, record }) => {
  const area = await requireArea(db, body.area_id)
  await requireTitles(db, area.building_id, body.titles, { field: 'titles' })
  await requireKind(db, body.kind_id)
  await requireResponsible(db, body.responsible_id, today)
  const counted = await sql<{ rooms: number }>`select count(*) as rooms from buildings.room`.execute(db)
  if ((counted.rows[0]?.rooms ?? 0) + body.titles.length > maxRooms)
    throw refuse('titles', msg`В школе уже ${counted.rows[0]?.rooms} кабинетов, больше ${maxRooms} не помещается`)
  const made = await sql<{ id: number }>`
    insert into buildings.room (area_id, title, kind_id, seats, equipment, responsible_id)
    select ${area.id}, title, ${body.kind_id ?? null}, ${body.seats ?? null}, ${plainTags(body.equipment ?? [])}::text[],
      ${body.responsible_id ?? null} from unnest(${body.titles}::text[]) title returning id`.execute(db)
  const items = await readRooms(db, sql`r.id = any(${made.rows.map(({ id }) => id)})`)
  await record(...items.map((one) => ({ subject: 'buildings.room', id: one.id, after: keptRoom(one) })))
  return { items }
})

export const changeRoomHandler = handle(changeRoom, async ({ params, body, db, today, record }) => {
  const { building } = await readRoomRow(db, params.id)
  if (building) await lockBuilding(db, building.id)
  const before = await readRoomRow(db, params.id)
  requireVersion(before, body.version)
  const isMoved = body.area_id !== undefined && body.area_id !== before.area?.id
  const comesBack = before.is_archived && body.is_archived === false
  const areaId = body.area_id ?? before.area?.id ?? null
  const area = (isMoved || comesBack) && areaId !== null ? await requireArea(db, areaId) : null
  const buildingId = area?.building_id ?? before.building?.id ?? null
  const next = {
    title: body.title ?? before.title,
    kind_id: body.kind_id === undefined ? (before.kind?.id ?? null) : body.kind_id,
    seats: body.seats === undefined ? before.seats : body.seats,
    equipment: plainTags(body.equipment ?? before.equipment),
    responsible_id: body.responsible_id === undefined ? (before.responsible?.id ?? null) : body.responsible_id,
    is_archived: body.is_archived ?? before.is_archived,
  }
  if (!next.is_archived) await requireTitles(db, buildingId, [next.title], { field: 'title', except: before.id })
  // what stands there already may have gone into the archive since
  if (next.kind_id !== before.kind?.id) await requireKind(db, next.kind_id)
  if (next.responsible_id !== before.responsible?.id) await requireResponsible(db, next.responsible_id, today)
  if (buildingId !== (before.building?.id ?? null))
    await sql`delete from buildings.plan_place where room_id = ${before.id}`.execute(db)
  await sql`
    update buildings.room set area_id = ${areaId}, title = ${next.title}, kind_id = ${next.kind_id},
      seats = ${next.seats}, equipment = ${next.equipment}::text[], responsible_id = ${next.responsible_id},
      archived_at = case when ${next.is_archived} then coalesce(archived_at, now()) end, version = version + 1
    where id = ${before.id}`.execute(db)
  const after = await readRoomRow(db, before.id)
  await record({
    subject: 'buildings.room',
    id: before.id,
    before: keptRoom(before),
    after: { ...keptRoom(after), record: after.title },
  })
  return after
})

export const removeRoomHandler = handle(removeRoom, async ({ params, db, context, record }) => {
  const { building } = await readRoomRow(db, params.id)
  if (building) await lockBuilding(db, building.id)
  const room = await readRoomRow(db, params.id)
  const uses = await usesOfRoom(db, context, room.id)
  if (uses.length > 0)
    throw conflict(msg`«${room.title}» используется: ${usesText(uses)}. Кабинет можно убрать в архив`)
  await sql`delete from buildings.room where id = ${room.id}`.execute(db)
  await record({ subject: 'buildings.room', id: room.id, before: keptRoom(room) })
  return {}
})

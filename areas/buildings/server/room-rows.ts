import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { containsWords } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Room } from '../contract/rooms.ts'

/** What narrows the list of rooms. */
export interface RoomFilters {
  search?: string | undefined
  building?: number | undefined
  floor?: number | undefined
  kind?: number | undefined
  seats?: number | undefined
  archived: boolean
}

/** Rooms by building, floor, area and title, numbers by their value; `where` narrows over `r`, `a`, `b`, `k`, `p`. */
export async function readRooms(db: Database, where: RawBuilder<boolean>): Promise<Room[]> {
  const { rows } = await sql<Room>`
    select r.id, r.title, r.seats, r.equipment, r.version, r.archived_at is not null as is_archived, a.floor,
      case when b.id is not null then jsonb_build_object('id', b.id, 'title', b.title) end as building,
      case when a.id is not null then jsonb_build_object('id', a.id, 'title', a.title) end as area,
      case when k.id is not null then jsonb_build_object('id', k.id, 'title', k.title) end as kind,
      case when p.id is not null then jsonb_build_object('id', p.id, 'full_name', p.full_name) end as responsible,
      array(select pp.plan_id from buildings.plan_place pp where pp.room_id = r.id order by 1) as plans
    from buildings.room r
    left join buildings.area a on a.id = r.area_id
    left join buildings.building b on b.id = r.building_id
    left join dictionaries.record k on k.id = r.kind_id
    left join people.person p on p.id = r.responsible_id
    where ${where}
    order by b.title nulls last, a.floor nulls last, a.title, substring(r.title from '\d+')::numeric nulls last,
      r.title, r.id`.execute(db)
  return rows
}

const given = (value: number | undefined, condition: (value: number) => RawBuilder<boolean>) =>
  value === undefined ? sql<boolean>`true` : condition(value)

export const findRooms = (db: Database, filters: RoomFilters): Promise<Room[]> => {
  const { search = '', building, floor, kind, seats, archived } = filters
  const text = sql`platform.search_text(concat_ws(' ', r.title, k.title, p.full_name, array_to_string(r.equipment, ' ')))`
  return readRooms(
    db,
    sql`(${archived} or r.archived_at is null) and ${containsWords(text, search)}
      and ${given(building, (id) => sql`b.id = ${id}`)} and ${given(floor, (at) => sql`a.floor = ${at}`)}
      and ${given(kind, (id) => sql`k.id = ${id}`)} and ${given(seats, (min) => sql`r.seats >= ${min}`)}`,
  )
}

/** @throws 404 */
export async function readRoomRow(db: Database, id: number): Promise<Room> {
  const [found] = await readRooms(db, sql`r.id = ${id}`)
  if (!found) throw notFound(msg`Кабинет не найден`)
  return found
}

/** What the history keeps of a room. */
export const keptRoom = ({ building, title, area, kind, seats, equipment, responsible, is_archived }: Room) => ({
  building_id: building?.id ?? null,
  title,
  building: building?.title ?? null,
  area: area?.title ?? null,
  kind: kind?.title ?? null,
  seats,
  equipment: equipment.join(', ') || null,
  responsible: responsible?.full_name ?? null,
  is_archived,
})

import * as z from 'zod/mini'
import { anyOf, read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { exportOf } from '#platform/contract/list.ts'
import { t } from '#platform/contract/text.ts'
import { countText, flagText, id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { maxAtOnce } from '../rules/room-series.ts'
import { title, versionSeen } from './buildings.ts'
import { cabAreas, cabBuildings } from './permissions.ts'

/** Who makes the timetable needs rooms; so does who keeps the areas in which they are. */
const maintainsRooms = anyOf(write(cabBuildings), write(cabAreas))
/** More rooms than this a school does not take. */
export const maxRooms = 2_000
export const maxSeats = 2_000
export const maxTagLength = 60
export const maxTags = 30

const Titled = z.object({ id, title: z.string() })
export const Room = z.object({
  id,
  title: z.string(),
  /** Null, as the floor: its place is not known. */
  building: z.nullable(Titled),
  area: z.nullable(Titled),
  floor: z.nullable(z.int()),
  kind: z.nullable(Titled),
  seats: z.nullable(z.int()),
  equipment: z.array(z.string()),
  responsible: z.nullable(z.object({ id, full_name: z.string() })),
  is_archived: z.boolean(),
  version: z.int(),
  /** Plans on which it is shown. */
  plans: z.array(id),
})
export type Room = z.infer<typeof Room>

const filters = {
  building: z.optional(idText),
  /** `2`; below the ground `b1`. */
  floor: z.optional(
    z.pipe(
      z.string().check(z.regex(/^(b[1-3]|\d|[1-4]\d|50)$/, { error: () => t`Ожидается этаж: 0–50 или b1–b3` })),
      z.transform((given: string) => (given.startsWith('b') ? -Number(given.slice(1)) : Number(given))),
    ),
  ),
  kind: z.optional(idText),
  /** At least so many. */
  seats: z.optional(countText(maxSeats)),
  /** Those in the archive too. */
  archived: z._default(flagText, false),
}
/** All of them, by building, floor, area and title. */
export const listRooms = endpoint({
  method: 'GET',
  path: '/api/cabinet/rooms/',
  access: read(cabBuildings),
  query: z.strictObject({ ...filters, search: z.optional(text(100, 0)) }),
  response: z.object({ items: z.array(Room) }),
  hot: true,
  summary: 'Кабинеты и другие помещения',
})
export const exportRooms = exportOf({
  path: '/api/cabinet/rooms/export/',
  access: read(cabBuildings),
  sorts: ['place'],
  filters,
  columns: ['title', 'building', 'area', 'floor', 'kind', 'seats', 'equipment', 'responsible', 'archived'],
  summary: 'Кабинеты в XLSX',
})
export const readRoom = endpoint({
  method: 'GET',
  path: '/api/cabinet/rooms/{id}',
  access: read(cabBuildings),
  params: IdParams,
  response: z.extend(Room, {
    /** What refers to it: «Уроки — 120». */
    uses: z.array(z.object({ title: z.string(), count: z.int() })),
  }),
  summary: 'Кабинет',
})

const seats = z.nullable(
  z
    .int({ error: () => t`Ожидается целое число` })
    .check(
      z.minimum(1, { error: () => t`От 1 до ${maxSeats} мест` }),
      z.maximum(maxSeats, { error: () => t`От 1 до ${maxSeats} мест` }),
    ),
)
const fields = {
  kind_id: z.optional(z.nullable(id)),
  seats: z.optional(seats),
  equipment: z.optional(
    z.array(text(maxTagLength)).check(z.maxLength(maxTags, { error: () => t`Не больше ${maxTags} меток` })),
  ),
  responsible_id: z.optional(z.nullable(id)),
}
/** One, or a series alike in all but the title: all of them or none. */
export const createRooms = endpoint({
  method: 'POST',
  path: '/api/cabinet/rooms/',
  access: maintainsRooms,
  body: z.strictObject({
    area_id: id,
    titles: z.array(title).check(z.minLength(1), z.maxLength(maxAtOnce)),
    ...fields,
  }),
  response: z.object({ items: z.array(Room) }),
  summary: 'Добавить кабинет или сразу несколько',
})
/** Into another building it goes off the plans of the former one. */
export const changeRoom = endpoint({
  method: 'PATCH',
  path: '/api/cabinet/rooms/{id}',
  access: maintainsRooms,
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(title),
    area_id: z.optional(id),
    ...fields,
    is_archived: z.optional(z.boolean()),
  }),
  response: Room,
  summary: 'Изменить кабинет, переставить его, убрать в архив или вернуть',
})
/** Refused while anything refers to it. */
export const removeRoom = endpoint({
  method: 'DELETE',
  path: '/api/cabinet/rooms/{id}',
  access: maintainsRooms,
  params: IdParams,
  response: nothing,
  summary: 'Удалить кабинет, на который ничто не ссылается',
})
export const readRoomHistory = endpoint({
  method: 'GET',
  path: '/api/cabinet/rooms/{id}/history/',
  access: read(cabBuildings),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История кабинета',
})

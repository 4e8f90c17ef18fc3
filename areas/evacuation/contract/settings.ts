import * as z from 'zod/mini'
import { anyOf, read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { flagText, id, IdParams, text } from '#platform/contract/wire.ts'
import { kinds } from '../rules/words.ts'
import { evaEvacuation, evaSos } from './permissions.ts'
import { Contact, Steps } from './sos.ts'

const versionSeen = z.int().check(z.minimum(1))
const fraction = z.number().check(z.minimum(0), z.maximum(1))

export const Settings = z.object({
  steps: z.array(Steps),
  contacts: z.array(Contact),
  control_seconds: z.int(),
  /** For so long after the last press the same words of one sender are one report. */
  sos_minutes: z.int(),
  /** They collect guests and whom no list claims; nobody: all who may start an evacuation. */
  duty: z.array(z.object({ id, name: z.string() })),
  version: z.int(),
})
export type Settings = z.infer<typeof Settings>
export const readSettings = endpoint({
  method: 'GET',
  path: '/api/evacuation/settings/',
  access: anyOf(write(evaSos), read(evaEvacuation)),
  response: Settings,
  summary: 'Памятка, телефоны, контрольное время, дежурные',
})
export const changeSettings = endpoint({
  method: 'PATCH',
  path: '/api/evacuation/settings/',
  access: write(evaSos),
  body: z.strictObject({
    version: versionSeen,
    steps: z.optional(z.array(z.strictObject({ kind: z.enum(kinds), text: text(4000, 0) })).check(z.maxLength(4))),
    contacts: z.optional(z.array(z.strictObject({ title: text(100), phone: text(30) })).check(z.maxLength(20))),
    control_seconds: z.optional(z.int().check(z.minimum(30), z.maximum(7200))),
    sos_minutes: z.optional(z.int().check(z.minimum(1), z.maximum(120))),
    duty_ids: z.optional(z.array(id).check(z.maxLength(20))),
  }),
  response: Settings,
  summary: 'Изменить памятку и настройки эвакуации',
})

/** Of the memo, the phones, the duty and the places of assembly. */
export const readMemoHistory = endpoint({
  method: 'GET',
  path: '/api/evacuation/settings/history/',
  access: anyOf(write(evaSos), read(evaEvacuation)),
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История памятки и мест сбора',
})

export const AssemblyPoint = z.object({
  id,
  title: z.string(),
  building_id: z.nullable(id),
  building: z.nullable(z.string()),
  where_text: z.string(),
  /** A plan of a building, or a picture of its own; a signed link either way. */
  plan_id: z.nullable(id),
  picture: z.nullable(z.string()),
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  sort: z.int(),
  is_archived: z.boolean(),
  version: z.int(),
})
export type AssemblyPoint = z.infer<typeof AssemblyPoint>
export const listPoints = endpoint({
  method: 'GET',
  path: '/api/evacuation/points/',
  access: anyOf(write(evaSos), read(evaEvacuation)),
  query: z.strictObject({ archived: z._default(flagText, false) }),
  response: z.object({ items: z.array(AssemblyPoint) }),
  summary: 'Места сбора',
})
const point = {
  building_id: z.optional(z.nullable(id)),
  where_text: z.optional(text(500, 0)),
  plan_id: z.optional(z.nullable(id)),
  /** A picture taken by POST /api/media/plans/; null takes it off. */
  file_id: z.optional(z.nullable(id)),
  x: z.optional(z.nullable(fraction)),
  y: z.optional(z.nullable(fraction)),
  sort: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
}
export const createPoint = endpoint({
  method: 'POST',
  path: '/api/evacuation/points/',
  access: write(evaSos),
  body: z.strictObject({ title: text(120), ...point }),
  response: AssemblyPoint,
  summary: 'Добавить место сбора',
})
export const changePoint = endpoint({
  method: 'PATCH',
  path: '/api/evacuation/points/{id}',
  access: write(evaSos),
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(text(120)),
    is_archived: z.optional(z.boolean()),
    ...point,
  }),
  response: AssemblyPoint,
  summary: 'Изменить место сбора, убрать в архив или вернуть',
})
export const removePoint = endpoint({
  method: 'DELETE',
  path: '/api/evacuation/points/{id}',
  access: write(evaSos),
  params: IdParams,
  response: nothing,
  summary: 'Удалить место сбора',
})

/** Somebody in the building who is on no list of the school. */
export const Guest = z.object({
  id,
  name: z.string(),
  /** To whom the guest has come. */
  host: z.string(),
  came_at: z.string(),
  left_at: z.nullable(z.string()),
  version: z.int(),
})
export type Guest = z.infer<typeof Guest>
/** Those in the building, then who left today. */
export const listGuests = endpoint({
  method: 'GET',
  path: '/api/evacuation/guests/',
  access: read(evaEvacuation),
  response: z.object({ items: z.array(Guest) }),
  summary: 'Гости в здании сегодня',
})
export const createGuest = endpoint({
  method: 'POST',
  path: '/api/evacuation/guests/',
  access: write(evaEvacuation),
  body: z.strictObject({ name: text(150), host: z._default(text(150, 0), '') }),
  response: Guest,
  summary: 'Отметить приход гостя',
})
export const changeGuest = endpoint({
  method: 'PATCH',
  path: '/api/evacuation/guests/{id}',
  access: write(evaEvacuation),
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    name: z.optional(text(150)),
    host: z.optional(text(150, 0)),
    has_left: z.optional(z.boolean()),
  }),
  response: Guest,
  summary: 'Изменить запись о госте или отметить уход',
})
export const removeGuest = endpoint({
  method: 'DELETE',
  path: '/api/evacuation/guests/{id}',
  access: write(evaEvacuation),
  params: IdParams,
  response: nothing,
  summary: 'Удалить запись о госте, сделанную по ошибке',
})

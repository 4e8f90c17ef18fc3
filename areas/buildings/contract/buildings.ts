import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { t, msg, texts } from '#platform/contract/text.ts'
import { flagText, id, IdParams, text } from '#platform/contract/wire.ts'
import { maxTitleLength } from '../rules/room-series.ts'
import { cabAreas, cabBuildings } from './permissions.ts'
import { readsBuildings } from './access.ts'

export const versionSeen = z.int().check(z.minimum(1))
export const title = text(maxTitleLength)
/** Below the ground are negative ones; null: no floor of its own, a yard. */
export const floor = z.nullable(
  z
    .int()
    .check(z.minimum(-3, { error: () => t`Этаж от −3 до 50` }), z.maximum(50, { error: () => t`Этаж от −3 до 50` })),
)
/** How many floors a building has. */
const floors = z.nullable(
  z
    .int()
    .check(z.minimum(1, { error: () => t`От 1 до 50 этажей` }), z.maximum(50, { error: () => t`От 1 до 50 этажей` })),
)

export const areaKinds = ['floor', 'wing', 'corridor', 'yard', 'other'] as const
export type AreaKind = (typeof areaKinds)[number]
export const areaKindTitles: Readonly<Record<AreaKind, string>> = texts({
  floor: msg`Этаж`,
  wing: msg`Крыло`,
  corridor: msg`Коридор`,
  yard: msg`Двор`,
  other: msg`Другое`,
})

export const BuildingArea = z.object({
  id,
  building_id: id,
  title: z.string(),
  kind: z.enum(areaKinds),
  floor,
  version: z.int(),
  /** Those in use. */
  rooms: z.int(),
})
export type BuildingArea = z.infer<typeof BuildingArea>

export const Building = z.object({
  id,
  title: z.string(),
  address: z.nullable(z.string()),
  floors,
  is_archived: z.boolean(),
  version: z.int(),
  /** From the ground up; those without a floor last. */
  areas: z.array(BuildingArea),
  plans: z.int(),
})
export type Building = z.infer<typeof Building>

export const listBuildings = endpoint({
  method: 'GET',
  path: '/api/cabinet/buildings/',
  access: readsBuildings,
  query: z.strictObject({ archived: z._default(flagText, false) }),
  response: z.object({ items: z.array(Building) }),
  summary: 'Здания школы с их частями',
})

const address = z.nullable(text(300))
export const createBuilding = endpoint({
  method: 'POST',
  path: '/api/cabinet/buildings/',
  access: write(cabBuildings),
  body: z.strictObject({ title, address, floors }),
  response: Building,
  summary: 'Добавить здание; его этажи появятся сразу',
})

/** Into the archive it goes with all its rooms; out of it comes the building alone. */
export const changeBuilding = endpoint({
  method: 'PATCH',
  path: '/api/cabinet/buildings/{id}',
  access: write(cabBuildings),
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(title),
    address: z.optional(address),
    floors: z.optional(floors),
    is_archived: z.optional(z.boolean()),
  }),
  response: Building,
  summary: 'Изменить здание, убрать в архив или вернуть',
})

/** With its areas and plans; refused while a room stands in it. */
export const removeBuilding = endpoint({
  method: 'DELETE',
  path: '/api/cabinet/buildings/{id}',
  access: write(cabBuildings),
  params: IdParams,
  response: nothing,
  summary: 'Удалить здание без кабинетов',
})

export const createArea = endpoint({
  method: 'POST',
  path: '/api/cabinet/areas/',
  access: write(cabAreas),
  body: z.strictObject({ building_id: id, title, kind: z.enum(areaKinds), floor }),
  response: BuildingArea,
  summary: 'Добавить часть здания: этаж, крыло, коридор, двор',
})
/** Into another building it goes with its rooms, which are then on no plan. */
export const changeArea = endpoint({
  method: 'PATCH',
  path: '/api/cabinet/areas/{id}',
  access: write(cabAreas),
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    building_id: z.optional(id),
    title: z.optional(title),
    kind: z.optional(z.enum(areaKinds)),
    floor: z.optional(floor),
  }),
  response: BuildingArea,
  summary: 'Изменить часть здания',
})
export const removeArea = endpoint({
  method: 'DELETE',
  path: '/api/cabinet/areas/{id}',
  access: write(cabAreas),
  params: IdParams,
  response: nothing,
  summary: 'Удалить часть здания без кабинетов',
})

/** Of the building and all that stands in it. */
export const readBuildingHistory = endpoint({
  method: 'GET',
  path: '/api/cabinet/buildings/{id}/history/',
  access: readsBuildings,
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История здания, его частей, кабинетов и планов',
})

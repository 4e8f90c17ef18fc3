import * as z from 'zod/mini'
import { read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams } from '#platform/contract/wire.ts'
import { floor, title, versionSeen } from './buildings.ts'
import { cabAreas, cabBuildings } from './permissions.ts'

const fraction = z.number().check(z.minimum(0), z.maximum(1))

export const PlacedRoom = z.object({
  room_id: id,
  /** Of a point itself, of a rectangle its upper left corner: fractions of the picture. */
  x: fraction,
  y: fraction,
  /** Null: a point. */
  width: z.nullable(fraction),
  height: z.nullable(fraction),
})
export type PlacedRoom = z.infer<typeof PlacedRoom>

export const Plan = z.object({
  id,
  building_id: id,
  floor,
  title: z.string(),
  /** A signed link to the picture, for an hour or two. */
  picture: z.string(),
  version: z.int(),
  places: z.array(PlacedRoom),
})
export type Plan = z.infer<typeof Plan>

/** Of a building, from the ground up; the grounds around it last. */
export const listPlans = endpoint({
  method: 'GET',
  path: '/api/cabinet/buildings/{id}/plans/',
  access: read(cabBuildings),
  params: IdParams,
  response: z.object({ items: z.array(Plan) }),
  summary: 'Планы здания с кабинетами на них',
})
export const createPlan = endpoint({
  method: 'POST',
  path: '/api/cabinet/buildings/{id}/plans/',
  access: write(cabAreas),
  params: IdParams,
  body: z.strictObject({ title, floor, file_id: id }),
  response: Plan,
  summary: 'Добавить план этажа: загруженную картинку',
})
/** Another picture keeps the places. */
export const changePlan = endpoint({
  method: 'PATCH',
  path: '/api/cabinet/plans/{id}',
  access: write(cabAreas),
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(title),
    floor: z.optional(floor),
    file_id: z.optional(id),
  }),
  response: Plan,
  summary: 'Изменить план или заменить его картинку',
})
export const removePlan = endpoint({
  method: 'DELETE',
  path: '/api/cabinet/plans/{id}',
  access: write(cabAreas),
  params: IdParams,
  response: nothing,
  summary: 'Удалить план; кабинеты остаются',
})
/** All places of the plan at once: rooms that are not named go off it. */
export const savePlaces = endpoint({
  method: 'POST',
  path: '/api/cabinet/plans/{id}/places/',
  access: write(cabAreas),
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    places: z
      .array(
        z
          .strictObject({
            room_id: id,
            x: fraction,
            y: fraction,
            width: z.nullable(fraction.check(z.gt(0))),
            height: z.nullable(fraction.check(z.gt(0))),
          })
          .check(
            z.refine(({ width, height }) => (width === null) === (height === null), {
              error: () => t`Укажите обе стороны или ни одной`,
            }),
            z.refine(({ x, y, width, height }) => x + (width ?? 0) <= 1.0001 && y + (height ?? 0) <= 1.0001, {
              error: () => t`Кабинет выходит за край плана`,
            }),
          ),
      )
      .check(z.maxLength(500)),
  }),
  response: Plan,
  summary: 'Расставить кабинеты на плане',
})

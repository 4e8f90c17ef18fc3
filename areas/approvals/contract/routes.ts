import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line } from '#platform/contract/wire.ts'
import { acts, needs } from '../rules/words.ts'
import { readsRoutes, writesRoutes } from './access.ts'

/** Who decides at a step: the holders of a post, of a key, or a person. */
export const RouteDecider = z.union([
  z.strictObject({ by: z.literal('post'), post: line(80), target_id: z.nullable(id) }),
  z.strictObject({ by: z.literal('key'), key: line(80) }),
  z.strictObject({ by: z.literal('person'), person_id: id }),
])
export type RouteDecider = z.infer<typeof RouteDecider>
export const maxSteps = 20
export const maxDecidersOfStep = 20
/** `days`: working days; steps of one `stage` go side by side. */
export const RouteStep = z.strictObject({
  stage: z.int().check(z.minimum(1), z.maximum(maxSteps)),
  title: line(100),
  act: z.enum(acts),
  needs: z.enum(needs),
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(250))),
  deciders: z.array(RouteDecider).check(z.minLength(1), z.maxLength(maxDecidersOfStep)),
})
export type RouteStep = z.infer<typeof RouteStep>
const Steps = z.array(RouteStep).check(z.maxLength(maxSteps))
const Kind = line(80)

/** A step as it is shown: each decider in words beside what it is. */
const ShownStep = z.extend(RouteStep, { words: z.array(z.string()) })
export type ShownStep = z.infer<typeof ShownStep>

/** Kinds of what is decided upon with their routes; a variant without one is led by that of its kind. */
const Route = z.object({
  kind: z.string(),
  title: z.string(),
  /** Of a variant: the kind. */
  parent: z.nullable(z.string()),
  /** 0: never edited; sent back as what was seen. */
  revision: z.int(),
  version: z.nullable(z.int()),
  steps: z.array(ShownStep),
  /** How many runs are under way. */
  running: z.int(),
})
export type Route = z.infer<typeof Route>

export const listRoutes = endpoint({
  method: 'GET',
  path: '/api/documents/routes/',
  access: readsRoutes,
  response: z.object({
    items: z.array(Route),
    /** What a step may name. */
    posts: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        kind: z.nullable(z.string()),
        /** Null: the post needs no target. */
        targets: z.nullable(z.array(z.object({ id, title: z.string() }))),
      }),
    ),
    keys: z.array(z.object({ key: z.string(), title: z.string() })),
  }),
  summary: 'Маршруты согласования',
})
/** A new version: what is under way keeps the one it began with. Without steps the route is taken off. 409 where it was changed meanwhile. */
export const saveRoute = endpoint({
  method: 'POST',
  path: '/api/documents/routes/',
  access: writesRoutes,
  body: z.strictObject({ kind: Kind, seen: z.int(), steps: Steps }),
  response: z.object({ kind: z.string(), revision: z.int(), version: z.nullable(z.int()) }),
  summary: 'Изменить маршрут согласования',
})
/** Who would decide if the author sent something today. */
export const previewRoute = endpoint({
  method: 'POST',
  path: '/api/documents/routes/preview/',
  access: readsRoutes,
  body: z.strictObject({ kind: Kind, author_id: id, steps: Steps }),
  reads: true,
  response: z.object({
    steps: z.array(
      z.object({
        stage: z.int(),
        title: z.string(),
        persons: z.array(z.object({ id, name: z.string(), deputy: z.nullable(z.string()) })),
      }),
    ),
  }),
  summary: 'Кто решал бы по маршруту для автора',
})
export const readRouteVersions = endpoint({
  method: 'GET',
  path: '/api/documents/routes/versions/',
  access: readsRoutes,
  query: z.strictObject({ kind: Kind }),
  response: z.object({
    items: z.array(
      z.object({
        number: z.int(),
        /** ISO 8601. */
        made_at: z.string(),
        made_by: z.nullable(z.string()),
        is_present: z.boolean(),
        /** Runs under way by it. */
        running: z.int(),
        steps: z.array(ShownStep),
      }),
    ),
  }),
  summary: 'Версии маршрута согласования',
})

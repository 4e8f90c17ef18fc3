import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idText } from '#platform/contract/wire.ts'
import { setUpLinks } from '#platform/contract/set-up-links.ts'
import { readsReadiness } from './access.ts'

const Check = z.object({
  id: z.string(),
  title: z.string(),
  hint: z.string(),
  is_needed: z.boolean(),
  /** How many of `total` are not ready. */
  missing: z.int(),
  total: z.int(),
  /** Path of the page on which it is repaired, and what the way there is called. */
  to: z.string(),
  repair: z.string(),
})
export type Check = z.infer<typeof Check>

export const Readiness = z.object({
  /** In the order of the chain; those that have a check for this reader. */
  links: z.array(z.object({ link: z.enum(setUpLinks), checks: z.array(Check) })),
})
export type Readiness = z.infer<typeof Readiness>

/** How far the set-up of a year has come, link by link. Without `year_id` of the present year. */
export const readReadiness = endpoint({
  method: 'GET',
  path: '/api/courses/readiness/',
  access: readsReadiness,
  query: z.strictObject({ year_id: z.optional(idText) }),
  response: Readiness,
  summary: 'Готовность учебного года',
})

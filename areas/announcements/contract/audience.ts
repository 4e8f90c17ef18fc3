import * as z from 'zod/mini'
import { inOwnName, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/wire.ts'

export const sides = ['all', 'staff', 'students', 'families'] as const
export type Side = (typeof sides)[number]

/** One set of people: a side as a whole, or of the staff a unit or a role, of students and families a parallel or a class. */
export const AudienceLine = z.strictObject({
  side: z.enum(sides),
  unit_id: z.optional(z.nullable(id)),
  role_id: z.optional(z.nullable(id)),
  parallel_id: z.optional(z.nullable(id)),
  class_id: z.optional(z.nullable(id)),
})
export type AudienceLine = z.infer<typeof AudienceLine>
export const maxAudienceLines = 100
/** To whom: whoever belongs to any of the lines. */
export const Audience = z.array(AudienceLine).check(z.maxLength(maxAudienceLines))

const Titled = z.object({ id, title: z.string() })
/** Whom the caller may write to; nobody: no line and no class. */
export const readAudienceChoices = endpoint({
  method: 'GET',
  path: '/api/documents/announcements/audience/choices/',
  access: self(),
  response: z.object({
    /** Anybody of the school, and what is shown on wall screens. */
    whole_school: z.boolean(),
    classes: z.array(Titled),
    parallels: z.array(Titled),
    units: z.array(Titled),
    roles: z.array(Titled),
  }),
  summary: 'Кому можно написать объявление',
})

export const Reach = z.object({
  people: z.int(),
  /** Who is both counts in both. */
  staff: z.int(),
  students: z.int(),
  families: z.int(),
  /** Of the people: without an account that works they read nothing. */
  without_account: z.int(),
})
export type Reach = z.infer<typeof Reach>
/** How many people an announcement would reach today. */
export const previewAudience = endpoint({
  method: 'POST',
  path: '/api/documents/announcements/audience/preview/',
  access: inOwnName(self()),
  body: z.strictObject({ audience: Audience }),
  response: Reach,
  reads: true,
  silent: true,
  summary: 'До скольких человек дойдёт объявление',
})

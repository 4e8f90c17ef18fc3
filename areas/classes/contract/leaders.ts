import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { id, IdParams, isoDate, queryDate } from '#platform/contract/wire.ts'
import { readsClasses } from './access.ts'
import { PersonInClass } from './class-shapes.ts'
import { grpGrade } from './permissions.ts'

const versionSeen = z.int().check(z.minimum(1))

/** Of the class teacher and of the curator there is one at a time. */
export const leaderKinds = ['teacher', 'curator'] as const
export type LeaderKind = (typeof leaderKinds)[number]

/** An appointment to a class, both days included; `to` null: to the end of the class's year. */
export const Leader = z.object({
  id,
  kind: z.enum(leaderKinds),
  person: PersonInClass,
  from: isoDate,
  to: z.nullable(isoDate),
  /** Whether it holds today (in a year that is over: whether it held at its end), held, or is to hold. */
  state: z.enum(['now', 'before', 'later']),
  version: z.int(),
})
export type Leader = z.infer<typeof Leader>

const appoints = write(grpGrade)

/** All of a class, those of today first, then the later the nearer. */
export const listLeaders = endpoint({
  method: 'GET',
  path: '/api/grouping/classes/{id}/leaders/',
  access: readsClasses,
  params: IdParams,
  response: z.object({
    items: z.array(Leader),
    may_edit: z.boolean(),
    /** The days of the class's year, both included. */
    year: z.object({ from: isoDate, to: isoDate }),
  }),
  summary: 'Классные руководители и кураторы класса: кто и с какого по какое число',
})
export type LeadersOfClass = z.infer<typeof listLeaders.response>

/** `replaces` ends the appointment of the same kind that holds by then, the day before `from`. */
export const appointLeader = endpoint({
  method: 'POST',
  path: '/api/grouping/classes/{id}/leaders/',
  access: appoints,
  params: IdParams,
  body: z.strictObject({
    kind: z.enum(leaderKinds),
    person_id: id,
    from: queryDate,
    to: z.optional(z.nullable(queryDate)),
    replaces: z.optional(z.strictObject({ id, version: versionSeen })),
  }),
  response: Leader,
  summary: 'Назначить классного руководителя или куратора',
})

/** `to` ends the appointment by that day, null takes the end back; the rest corrects what was written wrongly. */
export const changeLeader = endpoint({
  method: 'PATCH',
  path: '/api/grouping/class-leaders/{id}',
  access: appoints,
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    person_id: z.optional(id),
    from: z.optional(queryDate),
    to: z.optional(z.nullable(queryDate)),
  }),
  response: Leader,
  summary: 'Завершить или исправить назначение в класс',
})

/** One written by mistake. */
export const removeLeader = endpoint({
  method: 'DELETE',
  path: '/api/grouping/class-leaders/{id}',
  access: appoints,
  params: IdParams,
  response: nothing,
  summary: 'Удалить ошибочное назначение в класс',
})

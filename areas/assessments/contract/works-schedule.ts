import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { bigId, flagText, id, idText, isoDate } from '#platform/contract/wire.ts'
import { readsWorksSchedule } from './access.ts'

/** A class, or `mine`: the own groups; without either what is nearest. The quarter is by default the present one. */
const query = z.strictObject({
  class_id: z.optional(idText),
  mine: z._default(flagText, false),
  quarter: z.optional(idText),
})

/** A СОР or СОЧ that has its lesson; the class of a group across several is the first of them. */
export const ScheduledWork = z.object({
  id,
  kind: z.enum(['sor', 'soch']),
  number: z.int(),
  title: z.string(),
  maximum: z.int(),
  date: isoDate,
  slot: z.int(),
  lesson_id: bigId,
  group_id: id,
  group: z.string(),
  course: z.string(),
  colour: z.nullable(z.string()),
  /** Whether the reader may open its journal. */
  may_read: z.boolean(),
  /** Whether the reader may give it another lesson. */
  may_plan: z.boolean(),
})
export type ScheduledWork = z.infer<typeof ScheduledWork>

export const WorksSchedule = z.object({
  today: isoDate,
  quarter: z.nullable(z.object({ id, title: z.string(), start_date: isoDate, end_date: isoDate })),
  /** Of the classes that may be chosen; null: the own groups. */
  chosen: z.nullable(z.object({ id, title: z.string() })),
  classes: z.array(z.object({ id, title: z.string() })),
  has_own: z.boolean(),
  works: z.array(ScheduledWork),
  /** Planned without a lesson, in words: «Алгебра, СОР 2». */
  undated: z.array(z.object({ id, group_id: id, text: z.string(), may_plan: z.boolean() })),
  /** Breaches of the planning rules (grading §8). */
  warnings: z.array(z.object({ date: isoDate, text: z.string(), work_ids: z.array(id) })),
  /** Days without lessons, with their names. */
  days_off: z.array(z.object({ date: isoDate, title: z.string() })),
})
export type WorksSchedule = z.infer<typeof WorksSchedule>

/** The plan of СОР and СОЧ of a class in all its subjects, or of one's own groups. */
export const readWorksSchedule = endpoint({
  method: 'GET',
  path: '/api/journal/works/schedule/',
  access: readsWorksSchedule,
  query,
  response: WorksSchedule,
  summary: 'График СОР и СОЧ класса или своих групп',
})
export const printWorksSchedule = fileEndpoint({
  path: '/api/journal/works/schedule/print/',
  access: readsWorksSchedule,
  query,
  file: fileTypes.pdf,
  summary: 'График СОР и СОЧ на листе А4',
})
export const exportWorksSchedule = fileEndpoint({
  path: '/api/journal/works/schedule/export/',
  access: readsWorksSchedule,
  query,
  file: fileTypes.xlsx,
  summary: 'График СОР и СОЧ в XLSX',
})

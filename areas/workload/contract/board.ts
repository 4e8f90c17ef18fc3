import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { id, IdParams, idText, isoDate, queryDate } from '#platform/contract/wire.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { YearNorm } from './workload.ts'
import { proposalReasons } from '../rules/propose.ts'

const access = read(crsWorkload)

/** A teacher has a group for hours a week, both days included; `to` null: without an end. */
export const Assignment = z.object({
  id,
  version: z.int(),
  teacher_id: id,
  group_id: id,
  hours: z.number(),
  from: isoDate,
  to: z.nullable(isoDate),
})
export type Assignment = z.infer<typeof Assignment>

/** A teaching group: `hours` a week by the РУП, null where no line names it; `assigned` those of all its teachers. */
export const BoardGroup = z.object({
  id,
  title: z.string(),
  course_id: id,
  classes: z.array(z.string()),
  parallel: z.nullable(z.int()),
  hours: z.nullable(z.number()),
  assigned: z.number(),
})
export type BoardGroup = z.infer<typeof BoardGroup>

/**
 * Whoever may be given hours: `rate` is the sum of posts, `hours` the load of the day, `week_norm` hours of a full post of theirs,
 * `until` the last day in the school, where it comes before the year's end.
 */
export const BoardTeacher = z.object({
  id,
  full_name: z.string(),
  cathedra_ids: z.array(id),
  rate: z.nullable(z.number()),
  hours: z.number(),
  week_norm: z.number(),
  until: z.nullable(isoDate),
})
export type BoardTeacher = z.infer<typeof BoardTeacher>

const ofDay = { year_id: z.optional(idText), date: z.optional(queryDate) }

/** The workload as it stands on a day: today, or the nearest one of the year. */
export const readWorkloadBoard = endpoint({
  method: 'GET',
  path: '/api/courses/workload/board/',
  access,
  query: z.strictObject(ofDay),
  response: z.object({
    date: isoDate,
    year: z.object({ id, from: isoDate, to: isoDate }),
    /** The most that one is given, in posts. */
    largest_load: z.number(),
    year_norm: YearNorm,
    may_edit: z.boolean(),
    cathedras: z.array(z.object({ id, title: z.string() })),
    courses: z.array(z.object({ id, title: z.string(), colour: z.nullable(z.string()), cathedra_id: z.nullable(id) })),
    groups: z.array(BoardGroup),
    teachers: z.array(BoardTeacher),
    assignments: z.array(Assignment),
  }),
  hot: true,
  summary: 'Нагрузка на день: часы без учителя, учителя и что им назначено',
})
export type WorkloadBoard = z.infer<typeof readWorkloadBoard.response>

/** `assignment`: whose hours they are, where a teacher leaves; `after`: the hours of who is proposed with all that is proposed. */
export const Proposal = z.object({
  group_id: id,
  assignment: z.nullable(z.object({ id, version: z.int() })),
  hours: z.number(),
  teacher_id: z.nullable(id),
  reason: z.enum(proposalReasons),
  why: z.string(),
  after: z.nullable(z.number()),
})
export type Proposal = z.infer<typeof Proposal>

/** For hours without a teacher, or for those of a teacher who leaves. */
export const proposeWorkload = endpoint({
  method: 'GET',
  path: '/api/courses/workload/proposal/',
  access,
  query: z.strictObject({ ...ofDay, teacher_id: z.optional(idText) }),
  response: z.object({ date: isoDate, items: z.array(Proposal) }),
  summary: 'Кому предложить часы без учителя или часы того, кто уходит',
})

/** All who have taught a group, are teaching it or will, the earliest first. */
export const readGroupWorkload = endpoint({
  method: 'GET',
  path: '/api/courses/workload/groups/{id}/',
  access,
  params: IdParams,
  response: z.object({
    group: z.object({ id, title: z.string(), course: z.string(), hours: z.nullable(z.number()) }),
    items: z.array(z.extend(Assignment, { full_name: z.string() })),
  }),
  summary: 'Кто ведёт группу и сколько часов, по дням года',
})

export const readWorkloadHistory = endpoint({
  method: 'GET',
  path: '/api/courses/workload/history/',
  access,
  query: z.strictObject({ teacher_id: z.optional(idText), group_id: z.optional(idText), ...historyQuery }),
  response: HistoryPage,
  summary: 'История нагрузки учителя или группы',
})

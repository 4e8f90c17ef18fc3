import * as z from 'zod/mini'
import { maxParallel, Titled } from '#areas/classes/contract/class-shapes.ts'
import { grpGroup } from '#areas/classes/contract/permissions.ts'
import { groupKinds } from '#areas/classes/contract/group-kinds.ts'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { countText, id, idText, queryDate } from '#platform/contract/wire.ts'
import { cellStates } from '../rules/cell-state.ts'
import { managesGroups } from './access.ts'
import { batch } from './wire.ts'

/** A course of a class by the РУП with its groups of the day; `unplaced`: students of the class in none of them. */
export const PlanCell = z.object({
  class_id: id,
  course_id: id,
  hours: z.number(),
  subgroups: z.int(),
  groups: z.array(z.object({ id, title: z.string(), kind: z.enum(groupKinds), students: z.int() })),
  unplaced: z.int(),
  reason: z.nullable(z.string()),
  state: z.enum(cellStates),
})
export type PlanCell = z.infer<typeof PlanCell>

const query = z.strictObject({ year_id: z.optional(idText), parallel: z.optional(countText(maxParallel)) })

/** Classes by parallel and letter, courses by title. */
export const GroupPlan = z.object({
  classes: z.array(z.object({ id, title: z.string(), parallel: z.int(), students: z.int() })),
  courses: z.array(z.object({ id, title: z.string(), colour: z.nullable(z.string()) })),
  cells: z.array(PlanCell),
  threshold: z.int(),
})
export type GroupPlan = z.infer<typeof GroupPlan>

export const readPlan = endpoint({
  method: 'GET',
  path: '/api/grouping/plan/',
  access: read(grpGroup),
  query,
  response: GroupPlan,
  summary: 'Группы классов по предметам РУП и чего не хватает',
})
export const exportPlan = fileEndpoint({
  path: '/api/grouping/plan/export/',
  access: read(grpGroup),
  query,
  file: fileTypes.xlsx,
  summary: 'Группы классов по предметам РУП в XLSX',
})

/** What is to be made: of a year, or of a parallel, a class, a course of it. `divides`: by the norm, else whole classes. */
const body = z.strictObject({
  year_id: z.optional(id),
  parallel: z.optional(z.int().check(z.minimum(0), z.maximum(maxParallel))),
  class_id: z.optional(id),
  course_id: z.optional(id),
  from: z.optional(queryDate),
  divides: z._default(z.boolean(), true),
})
export type PlanBody = z.output<typeof body>

/** A course of a class that has no group: the groups that are to be made, with how many students. */
export const Proposal = z.object({
  class: Titled,
  course: Titled,
  parts: z.array(z.object({ title: z.string(), students: z.int() })),
})
export type Proposal = z.infer<typeof Proposal>

export const previewPlan = endpoint({
  method: 'POST',
  path: '/api/grouping/plan/preview/',
  access: managesGroups,
  body,
  response: z.object({ items: z.array(Proposal), groups: z.int(), members: z.int() }),
  summary: 'Какие группы появятся по РУП',
})
export const makePlan = endpoint({
  method: 'POST',
  path: '/api/grouping/plan/',
  access: managesGroups,
  body,
  response: z.object({ groups: z.int(), members: z.int(), batch: z.nullable(batch) }),
  summary: 'Создать недостающие группы по РУП',
})

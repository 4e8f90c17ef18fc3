import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { PlanPreview } from '#platform/contract/plan-preview.ts'
import { clientId, outcomeFields, stepBlock } from '#platform/contract/steps.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, line } from '#platform/contract/wire.ts'
import { components } from '../rules/components.ts'
import { maxWeekHours } from '../rules/plan-hours.ts'
import { classLanguageCodes } from '../rules/plan-column.ts'
import { crsRup } from './permissions.ts'
import { RupLine } from './rup.ts'

const access = write(crsRup)
const tenths = (hours: number) => Math.abs(hours * 10 - Math.round(hours * 10)) < 1e-9
const weekHours = z
  .number()
  .check(
    z.minimum(0, { error: () => t`Не меньше 0` }),
    z.maximum(maxWeekHours, { error: () => t`Не больше ${maxWeekHours}` }),
    z.refine(tenths, { error: () => t`Не мельче десятой часа` }),
  )
const yearHours = z.number().check(z.minimum(0), z.maximum(9_999), z.refine(tenths))
const version = z.int().check(z.minimum(1))

/** Where a line stands, as it is asked for. */
const Place = z.strictObject({
  parallel: z.int().check(z.minimum(0), z.maximum(12)),
  language: z.enum(classLanguageCodes),
  profile: line(60, 0),
  class_id: z.nullable(id),
})
/** Sets the hours of a course in a column, null takes the line away. `version` is the one that was seen, null: there was none. */
const RupStep = z.strictObject({
  client_id: clientId,
  place: Place,
  course_id: id,
  component: z.enum(components),
  hours: z.nullable(weekHours),
  /** As a college plans: those of a week follow from them and the weeks of study. */
  hours_year: z.optional(yearHours),
  version: z.nullable(version),
  /** A new line is divided and graded like this one, of whatever year; else like the nearest of its course. */
  like: z.optional(id),
})
export type RupStep = z.infer<typeof RupStep>

/** What of the later links follows by itself: ids of items of the preview, `effect item`. */
const follow = z.array(line(120)).check(z.maxLength(5_000))
const maxSteps = 1_000
const Block = z.extend(stepBlock(RupStep, maxSteps), { follow: z.optional(follow) })

export const RupOutcome = z.object({
  ...outcomeFields(['done', 'refused', 'conflict']),
  /** As it stands now; null where there is none. */
  line: z.nullable(RupLine),
})
export type RupOutcome = z.infer<typeof RupOutcome>

/** Writes a block of cells of a year's plan: each is checked by itself, and the whole block is one act in the history. */
export const saveRup = endpoint({
  method: 'POST',
  path: '/api/courses/rup/{id}/save/',
  access,
  params: IdParams,
  body: Block,
  response: z.object({ outcomes: z.array(RupOutcome) }),
  summary: 'Сохранить часы РУП',
})

export const previewRup = endpoint({
  method: 'POST',
  path: '/api/courses/rup/{id}/save/preview/',
  access,
  params: IdParams,
  body: Block,
  response: PlanPreview,
  summary: 'Что изменит правка часов РУП',
})

const LineChange = z.strictObject({
  component: z.enum(components),
  hours: weekHours,
  hours_year: z.nullable(yearHours),
  subgroups: z.int().check(z.minimum(1), z.maximum(4)),
  grading_mode: z.enum(gradingModes),
  version,
  follow: z.optional(follow),
})
/** Changes what a line says beside its place. A stale `version` is 409. */
export const changeRupLine = endpoint({
  method: 'PATCH',
  path: '/api/courses/rup/lines/{id}',
  access,
  params: IdParams,
  body: LineChange,
  response: RupLine,
  summary: 'Изменить строку РУП',
})
export const previewRupLine = endpoint({
  method: 'POST',
  path: '/api/courses/rup/lines/{id}/preview/',
  access,
  params: IdParams,
  body: LineChange,
  response: PlanPreview,
  summary: 'Что изменит правка строки РУП',
})

import * as z from 'zod/mini'
import { read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, isoDate, line, queryDate, text } from '#platform/contract/wire.ts'
import { crsRup } from './permissions.ts'

/** What has become of a line since the approval, in words; null: there is none. */
const LateChange = z.object({
  id,
  course: z.string(),
  column: z.string(),
  was: z.nullable(z.string()),
  is: z.nullable(z.string()),
  /** ISO 8601. */
  at: z.string(),
  who: z.nullable(z.string()),
})
export type LateChange = z.infer<typeof LateChange>

/** By which order the plan of a year is approved. */
export const PlanApproval = z.object({
  order_number: z.nullable(z.string()),
  order_date: z.nullable(isoDate),
  approved_by: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** As the plan stood at this moment it was approved (ISO 8601). */
  approved_at: z.nullable(z.string()),
  /** Null: nothing was entered yet. */
  version: z.nullable(z.int()),
  /** Lines that are different from those approved, the latest first. */
  changes: z.array(LateChange),
  may_change: z.boolean(),
})
export type PlanApproval = z.infer<typeof PlanApproval>

export const readApproval = endpoint({
  method: 'GET',
  path: '/api/courses/rup/{id}/approval/',
  access: read(crsRup),
  params: IdParams,
  response: PlanApproval,
  summary: 'Утверждение РУП и что изменено после него',
})

const instant = z.iso.datetime({ offset: true, error: () => t`Ожидается момент времени` })
/**
 * Enters the order, or takes it back with no number. `approved_at`: the moment as of which the plan is approved; null: now, left
 * out: as before, at first now. `version` is what was seen, null: nothing; a stale one is 409.
 */
export const setApproval = endpoint({
  method: 'PATCH',
  path: '/api/courses/rup/{id}/approval/',
  access: write(crsRup),
  params: IdParams,
  body: z.strictObject({
    order_number: z.nullable(line(40)),
    order_date: z.nullable(queryDate),
    approved_by: z.nullable(line(200)),
    note: z.nullable(text(1_000)),
    approved_at: z.optional(z.nullable(instant)),
    version: z.nullable(z.int().check(z.minimum(1))),
  }),
  response: PlanApproval,
  summary: 'Указать приказ об утверждении РУП',
})
export const readApprovalHistory = endpoint({
  method: 'GET',
  path: '/api/courses/rup/{id}/approval/history/',
  access: read(crsRup),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История утверждения РУП',
})

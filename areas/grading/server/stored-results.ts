import { sql } from 'kysely'
import { shortName } from '#areas/people/server/index.ts'
import type { ResultType } from '#platform/contract/enumerations.ts'
import type { PeriodResult } from '../contract/results.ts'

/** A stored result; times are ISO 8601. */
export interface ResultRow {
  id: number
  student_id: number
  course_id: number
  quarter_id: number | null
  half: number | null
  type: ResultType
  recommended: number | null
  percent: number | null
  value: number | null
  confirmed_for: number | null
  differs: boolean
  reason: string | null
  author: string | null
  changed_at: string
  version: number
  /** The policy it was computed with. */
  policy_id: number
}
/** Columns of a stored result `r`. */
export const resultColumns = sql`r.id, r.student_id, r.course_id, r.quarter_id, r.half, r.type, r.recommended,
  r.percent::float8 as percent, r.value, r.confirmed_for, r.differs, r.reason,
  (select ${shortName('author')} from people.person author where author.id = r.author_id) as author,
  to_char(r.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed_at, r.version, r.policy_id`

/** A stored result as the contract gives it. */
export const toResultResponse = ({ course_id: _course, ...result }: ResultRow): PeriodResult => result

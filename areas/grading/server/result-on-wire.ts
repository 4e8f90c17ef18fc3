import type { PeriodResult } from '#areas/journal/contract/journal.ts'
import type { ResultRow } from '#areas/results/server/course-rows.ts'

/** A stored result as the contract gives it. */
export const resultOnWire = ({ course_id: _course, ...result }: ResultRow): PeriodResult => result

import type { PeriodResult } from '../../contract/journal.ts'
import type { ResultRow } from './course-rows.ts'

/** A stored result as the contract gives it. */
export const resultOnWire = ({ course_id: _course, ...result }: ResultRow): PeriodResult => result

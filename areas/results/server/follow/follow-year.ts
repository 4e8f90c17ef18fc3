import type { StepContext } from '#platform/server/steps/index.ts'
import type { GroupRules } from '#areas/grading/server/index.ts'
import { followResults } from './follow-results.ts'

/** What was set or taken back of students in a course counts in the year: its stored results follow. */
export const followYear = (
  { db, caller, publish, today, http }: StepContext,
  { course_id, year_id }: Pick<GroupRules, 'course_id' | 'year_id'>,
  studentIds: readonly number[],
): Promise<number> =>
  followResults(
    { db, marker: caller, publish, today, requestId: http.request.id },
    { course_id, year_id, studentIds, quarterIds: [], isYearDue: true },
  )

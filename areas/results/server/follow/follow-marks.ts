import type { MarksFollower } from '#areas/journal/server/index.ts'
import { followResults } from './follow-results.ts'

/** Stored results follow the marks that a journal has just written. */
export const followMarks: MarksFollower = async (following, { group, studentIds, quarterIds }) => {
  const { course_id, year_id } = group
  await followResults(following, { course_id, year_id, studentIds, quarterIds, isYearDue: false })
}

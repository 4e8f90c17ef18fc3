import { courseOutcomeOf, type CourseOutcome } from '#areas/grading/rules/course-results.ts'
import { parseExact } from '#areas/grading/rules/exact.ts'
import { shownHundredths } from '#areas/grading/rules/exact-words.ts'
import { recommendedValue } from '#areas/grading/rules/result-value.ts'
import type { GroupRules } from '#areas/grading/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { StudentCourse } from './read-courses.ts'
import { isStoredFor, policyIdOf, type ResultPlace } from './result-place.ts'
import type { NewResult } from './write-results.ts'

/** The percent of a computed result as it is stored, with two decimals that round to the same whole. */
export const percentOf = (result: CourseOutcome | null): number | null =>
  result && 'exact_percent' in result.computed ? shownHundredths(parseExact(result.computed.exact_percent)) : null

/**
 * A student's result as the rules recommend it, its value null where something is missing («н/а» on closing); null where
 * the rules have no such result. Whether one is set already is another matter: `isStoredFor`.
 */
export function recommendedResult(
  { policy, ...group }: GroupRules,
  place: ResultPlace,
  { studentId, input, stored }: StudentCourse,
  today: CalendarDate,
): NewResult | null {
  if (!input || !policy) return null
  const computed = courseOutcomeOf(input, place)
  // a year whose periods still go on is not «н/а»
  const isYearToCome = place.period === null && computed?.computed.kind === 'missing'
  if (computed === null || isYearToCome) return null
  const value = recommendedValue(computed.computed)
  const present = stored.find((row) => isStoredFor(row, place))
  return {
    student_id: studentId,
    course_id: group.course_id,
    year_id: group.year_id,
    quarter_id: place.quarter_id,
    half: place.half,
    type: place.type,
    recommended: value,
    percent: percentOf(computed),
    value,
    reason: null,
    policy_id: policyIdOf({ policy }, place, present, today),
  }
}

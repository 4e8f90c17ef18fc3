import { exact, roundHalfUp } from './exact.ts'
import type { CourseInput } from './course-results.ts'
import type { GradingPolicy } from './policy.ts'
import type { Computed, ResultValue } from './result-value.ts'

/**
 * The letter of a result: of the step its percent stands on. Null where the policy has no letters, where the result is no
 * percent (year, exam, final), and where another mark was set than the step's.
 */
export function letterOf({ computed, set }: { computed: Computed; set: { value: ResultValue } | null }) {
  if (computed.kind !== 'grade' || !('letter' in computed)) return null
  return set === null || set.value === computed.grade ? computed.letter : null
}

/** Whether results of a course may have letters: by the policy in force, or by one that a result was set with. */
export const hasLetters = ({ policy, results }: Pick<CourseInput, 'policy' | 'results'>): boolean =>
  [policy, ...results.map((result) => result.policy)].some((one) => Boolean(one?.letters))

/** The same of a stored result. @param percent as it is stored, with two decimals */
export function letterOfStored(
  letters: GradingPolicy['letters'],
  { value, percent }: { value: ResultValue; percent: number | null },
): string | null {
  if (letters === null || percent === null) return null
  const whole = roundHalfUp(exact(Math.round(percent * 100), 100))
  const step = letters.find(({ least }) => whole >= least)
  return step?.grade === value ? step.letter : null
}

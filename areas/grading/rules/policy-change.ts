import { recommendedValue, type Computed } from './result-value.ts'

/** What another policy does to a result that is not closed. */
export const policyChanges = ['better', 'worse', 'appears', 'vanishes', 'letter'] as const
export type PolicyChange = (typeof policyChanges)[number]

const letterOf = (computed: Computed) => ('letter' in computed ? computed.letter : null)

/**
 * How a result computed by one policy differs from the same by another: the mark is better or worse, there is one where
 * none was recommended or the other way round, or only its letter is another. Null where nothing is to be seen.
 */
export function policyChange(before: Computed, after: Computed): PolicyChange | null {
  const [was, is] = [recommendedValue(before), recommendedValue(after)]
  if (was === null || is === null) return was === is ? null : was === null ? 'appears' : 'vanishes'
  if (was !== is) return is > was ? 'better' : 'worse'
  return letterOf(before) === letterOf(after) ? null : 'letter'
}

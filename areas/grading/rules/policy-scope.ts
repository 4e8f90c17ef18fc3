import type { GradingMode } from '#platform/contract/enumerations.ts'
import { weightsIn } from './grading-mode.ts'
import { scaleOf } from './percent-scale.ts'
import type { GradingPolicy } from './policy.ts'

type Reaching = Pick<GradingPolicy, 'weights' | 'sor_aggregation' | 'scales' | 'letters' | 'final'>
/** How a group is graded, whatever the policy. */
interface Graded {
  mode: GradingMode
  parallel: number
}

/** All of a policy that decides results in a mode and parallel, in an order of its own; what only asks for marks is left out. */
const scopeOf = (policy: Reaching, { mode, parallel }: Graded) => {
  const { sor_aggregation, scales, letters, final } = policy
  const weights = weightsIn(mode, policy)
  const { least } = scaleOf({ scales }, parallel)
  return [
    [weights.fo, weights.sor, weights.soch, weights.sor > 0 ? sor_aggregation : ''],
    letters?.map(({ letter, least: from, grade }) => [letter, from, grade]) ?? [least[3], least[4], least[5]],
    [final.year, final.exam, final.base],
  ]
}

/** Whether two policies compute the results of groups graded so alike, whatever the marks. */
export const computesAlike = (one: Reaching, other: Reaching, graded: Graded): boolean =>
  JSON.stringify(scopeOf(one, graded)) === JSON.stringify(scopeOf(other, graded))

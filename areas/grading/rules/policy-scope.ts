import type { GradingPolicy } from './policy.ts'
import { scaleOf } from './percent-scale.ts'

type Reaching = Pick<GradingPolicy, 'weights' | 'sor_aggregation' | 'scales' | 'letters' | 'final'>

/** All of a policy that decides results of a parallel, in an order of its own; what only asks for marks is left out. */
const scopeOf = ({ weights, sor_aggregation, scales, letters, final }: Reaching, parallel: number) => {
  const { least } = scaleOf({ scales }, parallel)
  return [
    [weights.fo, weights.sor, weights.soch, sor_aggregation],
    letters?.map(({ letter, least: from, grade }) => [letter, from, grade]) ?? [least[3], least[4], least[5]],
    [final.year, final.exam, final.base],
  ]
}

/** Whether two policies compute the results of a parallel alike, whatever the marks. */
export const computesAlike = (one: Reaching, other: Reaching, parallel: number): boolean =>
  JSON.stringify(scopeOf(one, parallel)) === JSON.stringify(scopeOf(other, parallel))

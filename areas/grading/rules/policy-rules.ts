import type { GradingPolicy } from './policy.ts'

/** The rules of a policy without its place among the versions. */
export type PolicyRules = Omit<GradingPolicy, 'version' | 'formula'>

/** The rules alone, whatever stands beside them. */
export const rulesAlone = ({
  weights,
  sor_aggregation,
  fo_maximum,
  least_fo,
  retakes,
  scales,
  letters,
  final,
}: PolicyRules): PolicyRules => ({ weights, sor_aggregation, fo_maximum, least_fo, retakes, scales, letters, final })

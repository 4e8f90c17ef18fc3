import * as fc from 'fast-check'
import { defaultPolicy, formulaWeights, type GradingPolicy } from './policy.ts'
import type { PlannedWork, Points } from './period-parts.ts'
import type { PeriodInput } from './period-outcome.ts'

const points = (min: number, maximum: number): fc.Arbitrary<Points> =>
  fc.integer({ min: min, max: maximum }).map((value) => ({ value, maximum }))

const work = (kind: PlannedWork['kind'], number: number, isWritten: boolean): fc.Arbitrary<PlannedWork> =>
  fc.integer({ min: 1, max: 40 }).chain((maximum) =>
    (isWritten ? fc.integer({ min: 0, max: maximum }) : fc.option(fc.integer({ min: 0, max: maximum }))).map(
      (given) => ({
        kind,
        number,
        maximum,
        points: given,
      }),
    ),
  )

const policies: fc.Arbitrary<GradingPolicy> = fc
  .record({
    weights: fc.oneof(
      fc.constantFrom(formulaWeights['25/25/50'], formulaWeights['50/50']),
      fc.record({ fo: fc.nat(100), sor: fc.nat(100), soch: fc.integer({ min: 1, max: 100 }) }),
    ),
    sor_aggregation: fc.constantFrom('sum' as const, 'mean' as const),
    kind: fc.constantFrom('school' as const, 'college' as const),
  })
  .map(({ weights, sor_aggregation, kind }) => ({ ...defaultPolicy(kind), weights, sor_aggregation }))

/** States of a student in a period, for properties that must hold for all; with `isWritten` nothing planned is missing. */
export const periodInputs = (isWritten = false): fc.Arbitrary<PeriodInput> =>
  fc.record({
    mode: fc.constant('every_quarter' as const),
    period: fc.constant('quarter' as const),
    parallel: fc.integer({ min: 0, max: 12 }),
    policy: policies,
    fo: fc.array(points(1, 10), { maxLength: 12 }),
    works: fc
      .tuple(fc.nat(3), fc.boolean())
      .chain(([count, hasSoch]) =>
        fc.tuple(
          ...Array.from({ length: count }, (_, index) => work('sor', index + 1, isWritten)),
          ...(hasSoch ? [work('soch', 1, isWritten)] : []),
        ),
      ),
  })

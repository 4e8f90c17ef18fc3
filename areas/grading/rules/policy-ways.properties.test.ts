import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { modeRules } from './grading-mode.ts'
import { periodOutcome } from './period-outcome.ts'
import { defaultPolicy, scaledParallels, type Grade, type GradeScale, type LetterStep } from './policy.ts'
import { policyObjections } from './policy-objections.ts'
import { input, marks, soch, sor } from './sample-period.ts'

/** Whole percents that make up 100. */
const weights = fc
  .tuple(fc.nat(100), fc.nat(100))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
  .map(([low, high]) => ({ fo: low, sor: high - low, soch: 100 - high }))

const scale: fc.Arbitrary<GradeScale> = fc
  .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 3 })
  .map((borders) => borders.toSorted((a, b) => a - b))
  .map(([three = 1, four = 2, five = 3]) => ({
    from_parallel: 0,
    to_parallel: 12,
    least: { 3: three, 4: four, 5: five },
  }))

/** Ladders that end at 0, their grades falling, whether or not anybody passes by them. */
const letters: fc.Arbitrary<LetterStep[]> = fc
  .record({
    borders: fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { maxLength: 6 }),
    grades: fc.array(fc.constantFrom<Grade>(2, 3, 4, 5), { minLength: 7, maxLength: 7 }),
  })
  .map(({ borders, grades }) => {
    const steps = [...borders.toSorted((a, b) => b - a), 0]
    const falling = grades.toSorted((a, b) => b - a).slice(-steps.length)
    return steps.map((least, index) => {
      return { letter: `L${index}`, least, points: steps.length - index, grade: falling[index] ?? 2 }
    })
  })

const policies = fc
  .record({ weights, scale, letters: fc.option(letters) })
  .map(({ scale: own, ...rest }) => ({ ...defaultPolicy(), ...rest, scales: [own] }))
  .filter((policy) => policyObjections(policy).length === 0)

test('every allowed policy gives who has the best marks of all kinds a result that passes, in every mode', () => {
  fc.assert(
    fc.property(policies, fc.constantFrom(...scaledParallels), (policy, parallel) => {
      for (const mode of gradingModes) {
        const { result, lesson_types } = modeRules[mode]
        if (result === null) continue
        const works = [sor(1, 10, 10), soch(20, 20)].filter(({ kind }) => lesson_types.includes(kind))
        const outcome = periodOutcome(input(marks(10), works, { mode, period: result.period, parallel, policy }))
        expect(outcome).toMatchObject(
          result.type === 'passfail' ? { kind: 'passfail', passed: true } : { kind: 'grade', percent: 100 },
        )
        if (outcome.kind === 'grade') expect(outcome.grade).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 300 },
  )
})

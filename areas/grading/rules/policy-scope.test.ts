import { expect, test } from 'vitest'
import { passFailModes } from './grading-mode.ts'
import { defaultPolicy, formulaWeights, type GradingPolicy } from './policy.ts'
import { computesAlike } from './policy-scope.ts'

const policy = defaultPolicy()
const letters = defaultPolicy('college').letters ?? []
const [young, old] = policy.scales
const split = [
  { ...young, to_parallel: 1 },
  { ...old, to_parallel: 8 },
  { ...old, from_parallel: 9, least: { 3: 45, 4: 65, 5: 85 } },
] as GradingPolicy['scales']

const seventh = { mode: 'every_quarter', parallel: 7 } as const

test.each<[string, Partial<GradingPolicy>, Partial<GradingPolicy>, boolean]>([
  ['the same', {}, {}, true],
  [
    'another version, maximum and number of ФО, retakes',
    {},
    { version: 2, fo_maximum: 5, least_fo: 5, retakes: 'none' },
    true,
  ],
  ['other weights', {}, { weights: { fo: 0, sor: 50, soch: 50 } }, false],
  ['another mean of СОР', {}, { sor_aggregation: 'mean' }, false],
  ['another scale of other parallels', {}, { scales: split }, true],
  ['another final mark', {}, { final: { year: 60, exam: 40, base: 'whole_year' } }, false],
  ['letters', {}, { letters }, false],
  [
    'a letter of another name',
    { letters },
    { letters: [{ ...letters[0]!, letter: 'A+' }, ...letters.slice(1)] },
    false,
  ],
  ['another equivalent of a letter', { letters }, { letters: letters.map((one) => ({ ...one, points: 1 })) }, true],
  ['a scale that letters replace', { letters }, { letters, scales: [{ ...old!, from_parallel: 0 }] }, true],
])('%s', (_name, one, other, isAlike) => {
  expect(computesAlike({ ...policy, ...one }, { ...policy, ...other }, seventh)).toBe(isAlike)
})

test('a scale of the parallel itself differs', () => {
  expect(computesAlike(policy, { ...policy, scales: split }, { ...seventh, parallel: 9 })).toBe(false)
})

test('what only works weigh in is the same to a pass/fail subject', () => {
  const other = { ...policy, weights: formulaWeights['50/50'], sor_aggregation: 'mean' as const }
  expect(passFailModes.map((mode) => computesAlike(policy, other, { mode, parallel: 7 }))).toEqual([true, true])
  expect(computesAlike(policy, { ...policy, scales: split }, { mode: 'pass_fail_once_quarter', parallel: 9 })).toBe(
    false,
  )
})

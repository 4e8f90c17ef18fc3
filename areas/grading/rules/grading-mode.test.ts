import { expect, test } from 'vitest'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { defaultModeOf, modeRules, passFailModes, weightsIn } from './grading-mode.ts'
import { formulaWeights } from './policy.ts'

const all = ['fo', 'sor', 'soch']

test.each([
  ['every_quarter', all, 'quarter quarter_score'],
  ['six_months', all, 'half-a-year quarter_score'],
  ['pass_fail_once_quarter', ['fo'], 'quarter passfail'],
  ['pass_fail_once_six_months', ['fo'], 'half-a-year passfail'],
  ['not_evaluated', [], ''],
  ['no_in_rup', ['fo'], ''],
] as const)('%s takes %j and makes «%s»', (mode, lessonTypes, made) => {
  const { lesson_types, result } = modeRules[mode]
  expect(lesson_types).toEqual(lessonTypes)
  expect(result === null ? '' : `${result.period} ${result.type}`).toBe(made)
})

test('every mode has its rules', () => {
  expect(Object.keys(modeRules).toSorted()).toEqual([...gradingModes].toSorted())
})

test('the policy weighs where there is something to weigh: a pass/fail subject has ФО alone', () => {
  const policy = { weights: formulaWeights['50/50'] }
  expect(passFailModes).toEqual(['pass_fail_once_quarter', 'pass_fail_once_six_months'])
  for (const mode of passFailModes) expect(weightsIn(mode, policy)).toEqual({ fo: 100, sor: 0, soch: 0 })
  for (const mode of ['every_quarter', 'six_months'] as const) expect(weightsIn(mode, policy)).toBe(policy.weights)
})

test.each([
  [0, 'not_evaluated'],
  [1, 'not_evaluated'],
  [2, 'every_quarter'],
  [11, 'every_quarter'],
] as const)('class %i begins as %s', (parallel, mode) => {
  expect(defaultModeOf(parallel)).toBe(mode)
})

import { expect, test } from 'vitest'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { defaultModeOf, modeRules } from './grading-mode.ts'

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

test.each([
  [0, 'not_evaluated'],
  [1, 'not_evaluated'],
  [2, 'every_quarter'],
  [11, 'every_quarter'],
] as const)('class %i begins as %s', (parallel, mode) => {
  expect(defaultModeOf(parallel)).toBe(mode)
})

import { expect, test } from 'vitest'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import type { PeriodInput } from '#areas/grading/rules/period-outcome.ts'
import { whatIfInputs, typedMarks, whatIf } from './what-if.ts'

const work = (kind: 'sor' | 'soch', points: number | null, number = 1) => ({
  kind,
  number,
  maximum: kind === 'sor' ? 20 : 30,
  points,
  quarter: 2,
})
const input: PeriodInput = {
  mode: 'every_quarter',
  period: 'quarter',
  parallel: 7,
  policy: defaultPolicy(),
  fo: [{ value: 8, maximum: 10 }],
  works: [work('sor', 14), work('soch', null)],
}

test('the works ahead and ФО that are tried decide by the rules of the school', () => {
  expect(whatIf(input, { points: [], fo: [] })).toMatchObject({ result: '—', percent: null, missing: ['нет СОЧ'] })
  // 8, 70 % and 80 %: the worked case of the rules
  expect(whatIf(input, { points: [null, 24], fo: [] })).toMatchObject({ result: '4', percent: 78, missing: [] })
  expect(whatIf(input, { points: [null, 30], fo: [10, 10] })).toMatchObject({ result: '5', percent: 91 })
  expect(whatIf(input, { points: [null, 24], fo: [] }).forecasts[0]).toMatch(/«5» за четверть/)
})

test('what is written stays as it is', () => {
  expect(whatIf(input, { points: [0, 24], fo: [] })).toEqual(whatIf(input, { points: [null, 24], fo: [] }))
  expect(input.works[1]?.points).toBeNull()
})

test.each([
  ['works ahead and ФО', input, { fo: true, works: [1] }],
  ['all is written', { ...input, works: [work('sor', 14)] }, { fo: true, works: [] }],
  [
    'ФО weighs nothing',
    { ...input, policy: { ...input.policy, weights: { fo: 0, sor: 50, soch: 50 } } },
    { fo: false, works: [1] },
  ],
])('%s', (_what, given, found) => expect(whatIfInputs(given)).toEqual(found))

test.each([
  ['', []],
  ['8', [8]],
  ['8 9, 10', [8, 9, 10]],
  ['0', null],
  ['11', null],
  ['8,5', [8, 5]],
  ['-1', null],
  ['хорошо', null],
] as const)('«%s» is read as %j', (typed, marks) => expect(typedMarks(typed, 1, 10)).toEqual(marks))

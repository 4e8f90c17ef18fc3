import { expect, test } from 'vitest'
import type { FinalResult } from './final-result.ts'
import type { PeriodResult } from './period-result.ts'
import { computedText, isResultValue, needsReason, recommendedValue, resultText } from './result-value.ts'
import type { YearResult } from './year-result.ts'

const computed = { percent: 78, exact_percent: '155/2', letter: null, steps: [] }

test.each<[PeriodResult | YearResult | FinalResult, number | null, string]>([
  [{ kind: 'grade', grade: 4, ...computed }, 4, '4'],
  [{ kind: 'passfail', passed: true, ...computed }, 1, 'зч'],
  [{ kind: 'passfail', passed: false, steps: [] }, 0, 'нз'],
  [{ kind: 'missing', missing: ['нет СОЧ'], steps: [] }, null, '—'],
  [{ kind: 'na', steps: [] }, null, 'н/а'],
  [{ kind: 'none', steps: [] }, null, ''],
])('%j recommends %j and reads «%s»', (result, value, text) => {
  expect(recommendedValue(result)).toBe(value)
  expect(computedText(result)).toBe(text)
})

test.each([
  ['quarter_score', 5, true, '5'],
  ['quarter_score', null, true, 'н/а'],
  ['quarter_score', 1, false, '1'],
  ['year_score', 6, false, '6'],
  ['exam', 2, true, '2'],
  ['total', 3.5, false, '3.5'],
  ['passfail', 1, true, 'зч'],
  ['passfail', 0, true, 'нз'],
  ['passfail', null, true, 'н/а'],
  ['passfail', 5, false, 'нз'],
] as const)('%s %j: %s, «%s»', (type, value, isOne, text) => {
  expect(isResultValue(type, value)).toBe(isOne)
  expect(resultText(type, value)).toBe(text)
})

test.each([
  ['quarter_score', 4, 4, false],
  ['quarter_score', 4, 5, true],
  ['quarter_score', 4, null, true],
  ['quarter_score', null, 4, true],
  ['quarter_score', null, null, false],
  ['passfail', null, 1, false],
  ['passfail', 0, 1, true],
  ['exam', null, 5, false],
  ['total', 4, 5, true],
] as const)('%s recommended %j, set %j: reason %s', (type, recommended, value, needed) => {
  expect(needsReason(type, recommended, value)).toBe(needed)
})

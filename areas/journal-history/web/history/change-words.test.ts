import { beforeEach, expect, test } from 'vitest'
import { sampleJournal, speakForTests } from '#areas/journal/web/testing/index.ts'
import type { HistoryState } from '../../contract/history.ts'
import { changeWords } from './change-words.ts'

beforeEach(() => {
  speakForTests()
})
const result = (more: HistoryState): HistoryState => ({
  type: 'quarter_score',
  value: 4,
  recommended: 4,
  reason: null,
  quarter_id: 1,
  half: null,
  ...more,
})

test.each<[string, HistoryState | null, HistoryState | null, string]>([
  ['set', null, result({}), 'I четверть: 4'],
  ['changed', result({}), result({ value: 5, reason: 'Олимпиада' }), 'I четверть: 4 → 5, «Олимпиада»'],
  ['taken away', result({}), null, 'I четверть: 4 — снято'],
  ['that follows its marks', result({}), result({ value: 2, recommended: 2 }), 'I четверть: 4 → 2'],
  ['that stays beside other marks', result({}), result({ recommended: 2 }), 'I четверть: 4, по отметкам 2'],
  ['whose marks say nothing', result({}), result({ recommended: null }), 'I четверть: 4, по отметкам н/а'],
  [
    'that is confirmed',
    result({ recommended: 2 }),
    result({ recommended: 2, reason: 'Апелляция' }),
    'I четверть: 4, «Апелляция»',
  ],
])('a result %s', (_name, before, after, words) => {
  expect(changeWords({ subject: 'result', before, after }, sampleJournal({ students: 1, lessons: 1 }))).toBe(words)
})

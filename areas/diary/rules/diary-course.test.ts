import { expect, test } from 'vitest'
import { courseResults, type CourseInput } from '#areas/grading/rules/course-results.ts'
import { averageFo, openPeriod, quarterOfDiary, resultTitle } from './diary-course.ts'
import { diaryDays } from './diary-days.ts'
import { diaryTotals } from './diary-totals.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'

const quarters = [
  { id: 1, number: 1, start_date: '2026-09-01', end_date: '2026-10-23' },
  { id: 2, number: 2, start_date: '2026-11-02', end_date: '2026-12-25' },
]
const fo = (value: number, maximum = 10) => ({ type: 'fo' as const, value, maximum, quarter: 2, number: null })
const input: CourseInput = {
  mode: 'every_quarter',
  hasExam: false,
  parallel: 7,
  policy: defaultPolicy(),
  works: [{ kind: 'soch', number: 1, maximum: 20, quarter: 2 }],
  marks: [fo(8)],
  results: [],
  closedQuarters: [],
  endedQuarters: [],
}
const period = (given: CourseInput, today: string, quarter = quarters[1]) =>
  openPeriod(given, courseResults(given), quarter ?? { id: 0, number: 0, start_date: '', end_date: '' }, today)

test.each([
  [{ kind: 'quarter', number: 4 }, 'quarter_score', 'IV четверть'],
  [{ kind: 'half-a-year', number: 2 }, 'passfail', 'II полугодие'],
  [null, 'year_score', 'Год'],
  [null, 'passfail', 'Год'],
  [null, 'total', 'Итог'],
] as const)('%j, %s is «%s»', (period, type, title) => {
  expect(resultTitle({ period, type })).toBe(title)
})

test.each([
  ['2026-11-20', 2],
  ['2026-10-28', 1],
  ['2026-08-01', 1],
])('on %s a diary opens with quarter %i', (today, number) => {
  expect(quarterOfDiary(quarters, today)?.number).toBe(number)
  expect(quarterOfDiary([], today)).toBe(null)
})

test('the average is of ФО only, each out of its maximum', () => {
  expect(averageFo([fo(7), fo(8), fo(10), { ...fo(0), type: 'sor', number: 1 }], 10)).toBe(8.33)
  expect(averageFo([fo(5, 5), fo(5)], 10)).toBe(7.5)
  expect(averageFo([], 10)).toBe(null)
})

test('what may still be reached is told while the quarter goes on and no result is set', () => {
  const open = period(input, '2026-11-20')
  expect(open).toMatchObject({ period: 'quarter', fo: [{ value: 8 }], works: [{ kind: 'soch', points: null }] })
  expect(open && diaryTotals(open, true).forecasts[0]).toMatch(/^Чтобы получить «5» за четверть, нужно: СОЧ — /)
  expect(period(input, '2026-12-26')).toBeNull()
  expect(period(input, '2026-11-20', quarters[0])).toBeNull()
  const set = { type: 'quarter_score' as const, quarter: 2, half: null, value: 4 }
  expect(period({ ...input, results: [set] }, '2026-11-20')).toBeNull()
  expect(period({ ...input, mode: 'not_evaluated' }, '2026-11-20')).toBeNull()
})

test('days of a week carry their lessons; a holiday is named', () => {
  const entry = { follows_weekday: null, parallels: null }
  const entries = [
    { ...entry, type: 'quarter' as const, title: 'II четверть', start_date: '2026-11-02', end_date: '2026-12-25' },
    {
      ...entry,
      type: 'day_off' as const,
      title: 'День Независимости',
      start_date: '2026-12-16',
      end_date: '2026-12-16',
    },
  ]
  const lessons = [{ date: '2026-12-14' }, { date: '2026-12-19' }]
  expect(diaryDays('2026-12-17', 7, entries, lessons)).toEqual([
    { date: '2026-12-14', holiday: null, lessons: [{ date: '2026-12-14' }] },
    { date: '2026-12-15', holiday: null, lessons: [] },
    { date: '2026-12-16', holiday: 'День Независимости', lessons: [] },
    { date: '2026-12-17', holiday: null, lessons: [] },
    { date: '2026-12-18', holiday: null, lessons: [] },
    { date: '2026-12-19', holiday: 'Выходной', lessons: [{ date: '2026-12-19' }] },
  ])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodInputs } from '#areas/grading/rules/arbitraries.ts'
import { diaryTotals, missTotals } from './diary-totals.ts'
import { forecast, type Forecast } from '#areas/grading/rules/forecast.ts'
import { forecastText } from '#areas/grading/rules/forecast-text.ts'
import { defaultPolicy, formulaWeights, type Grade } from '#areas/grading/rules/policy.ts'
import { defaultMissKinds } from '#areas/miss-kinds/rules/miss-kinds.ts'
import type { PlannedWork } from '#areas/grading/rules/period-parts.ts'
import type { PeriodInput } from '#areas/grading/rules/period-outcome.ts'
import { periodResult } from '#areas/grading/rules/period-result.ts'
import { input, marks, soch, sor } from '#areas/grading/rules/sample-period.ts'

const policy = defaultPolicy()
const halves = { policy: { ...policy, weights: formulaWeights['50/50'] } }
const pass = { mode: 'pass_fail_once_six_months' as const, period: 'half-a-year' as const }

test.each<[string, PeriodInput, Grade, Forecast | null, string]>([
  [
    'СОЧ to come',
    input(marks(9), [sor(1, 8, 10), soch(null, 20)]),
    5,
    { state: 'works', works: [{ title: 'СОЧ', points: 17, maximum: 20 }] },
    'Чтобы получить «5» за четверть, нужно: СОЧ — не меньше 17 из 20',
  ],
  [
    'СОР and СОЧ to come',
    input(marks(8), [sor(1, 7, 10), sor(2, null, 10), soch(null, 20)]),
    4,
    {
      state: 'works',
      works: [
        { title: 'СОР 2', points: 5, maximum: 10 },
        { title: 'СОЧ', points: 12, maximum: 20 },
      ],
    },
    'Чтобы получить «4» за четверть, нужно: СОР 2 — не меньше 5 из 10, СОЧ — не меньше 12 из 20',
  ],
  [
    'the same share of works of different maxima, in whole points',
    input(marks(8), [sor(1, null, 3), soch(null, 20)]),
    4,
    {
      state: 'works',
      works: [
        { title: 'СОР', points: 2, maximum: 3 },
        { title: 'СОЧ', points: 12, maximum: 20 },
      ],
    },
    'Чтобы получить «4» за четверть, нужно: СОР — не меньше 2 из 3, СОЧ — не меньше 12 из 20',
  ],
  [
    'any points will do',
    input(marks(10), [sor(1, 10, 10), soch(null, 20)]),
    3,
    { state: 'works', works: [{ title: 'СОЧ', points: 0, maximum: 20 }] },
    'Чтобы получить «3» за четверть, нужно: СОЧ — любой балл',
  ],
  ['reached', input(marks(9), [soch(18, 20)]), 4, { state: 'reached' }, 'Уже получается «4» за четверть'],
  [
    'by ФО alone',
    input(marks(8, 8), [sor(1, 8, 10), soch(17, 20)]),
    5,
    { state: 'fo', works: [], fo_mean: 880, fo_marks: 2 },
    'Чтобы получить «5» за четверть, нужно: средний балл ФО не ниже 8,8 (сейчас 8): например, ещё 2 отметки «10»',
  ],
  [
    'СОЧ at its best and ФО',
    input(marks(5), [sor(1, 5, 10), soch(null, 20)]),
    5,
    { state: 'fo', works: [{ title: 'СОЧ', points: 20, maximum: 20 }], fo_mean: 880, fo_marks: 4 },
    'Чтобы получить «5» за четверть, нужно: СОЧ — 20 из 20, средний балл ФО не ниже 8,8 (сейчас 5): например, ещё 4 отметки «10»',
  ],
  [
    'out of reach',
    input(marks(5), [sor(1, 5, 10), soch(5, 20)]),
    5,
    { state: 'impossible' },
    'Недостижимо: «5» за четверть',
  ],
  [
    'a mean that thirty marks do not lift so high',
    input(marks(5, 5), [sor(1, 7, 10), soch(17, 20)]),
    5,
    { state: 'impossible' },
    'Недостижимо: «5» за четверть',
  ],
  [
    'ФО does not count',
    input(marks(5), [sor(1, 5, 10), soch(12, 20)], halves),
    4,
    { state: 'impossible' },
    'Недостижимо: «4» за четверть',
  ],
  [
    'nothing yet',
    input([], []),
    5,
    { state: 'fo', works: [], fo_mean: 845, fo_marks: 1 },
    'Чтобы получить «5» за четверть, нужно: средний балл ФО не ниже 8,45: например, ещё 1 отметка «10»',
  ],
  [
    'a pass',
    input(marks(3), [], pass),
    3,
    { state: 'fo', works: [], fo_mean: 395, fo_marks: 1 },
    'Чтобы получить зачёт за полугодие, нужно: средний балл ФО не ниже 3,95 (сейчас 3): например, ещё 1 отметка «10»',
  ],
])('%s', (_name, given, target, needed, text) => {
  const found = forecast(given, target)
  expect(found).toEqual(needed)
  expect(found && forecastText(found, given, target)).toBe(text)
})

test('no forecast where there is no such result', () => {
  expect(forecast(input([], [], pass), 5)).toBeNull()
  expect(forecast(input([], [], { mode: 'not_evaluated' }), 5)).toBeNull()
  expect(forecast(input([], [], { mode: 'six_months' }), 5)).toBeNull()
})

const isReached = (given: PeriodInput, target: Grade) => {
  const result = periodResult(given)
  return result.kind === 'grade' && result.grade >= target
}
const filled = (given: PeriodInput, needed: { points: number }[]): PeriodInput => {
  const left = needed.map(({ points }) => points)
  const isLeft = ({ kind, points }: PlannedWork) => points === null && given.policy.weights[kind] > 0
  return { ...given, works: given.works.map((work) => (isLeft(work) ? { ...work, points: left.shift() ?? 0 } : work)) }
}

test('a forecast is true, and less than it is not enough', () => {
  fc.assert(
    fc.property(periodInputs(), fc.constantFrom<Grade>(3, 4, 5), (given, target) => {
      const needed = forecast(given, target)
      if (needed?.state === 'reached') expect(isReached(given, target)).toBe(true)
      if (needed?.state === 'works') {
        expect(isReached(filled(given, needed.works), target)).toBe(true)
        for (const [index, { points }] of needed.works.entries()) {
          const fewer = needed.works.map((work, at) => (at === index ? { ...work, points: points - 1 } : work))
          if (points > 0) expect(isReached(filled(given, fewer), target)).toBe(false)
        }
      }
      if (needed?.state === 'fo') {
        const best = filled(given, needed.works)
        const withMean = (value: number) => ({ ...best, fo: [{ value, maximum: 1000 }] })
        expect(isReached(withMean(needed.fo_mean), target)).toBe(true)
        if (needed.fo_mean > 1) expect(isReached(withMean(needed.fo_mean - 1), target)).toBe(false)
        const more = (count: number) => ({ ...best, fo: [...given.fo, ...marks(...Array<number>(count).fill(10))] })
        expect(isReached(more(needed.fo_marks), target)).toBe(true)
        if (given.fo.length > 0) expect(isReached(more(needed.fo_marks - 1), target)).toBe(false)
      }
      if (needed?.state === 'impossible') {
        const best = filled(
          given,
          given.works.filter(({ points }) => points === null).map(({ maximum }) => ({ points: maximum })),
        )
        const thirty = [...given.fo, ...marks(...Array<number>(30).fill(10))]
        expect(isReached({ ...best, fo: given.policy.weights.fo > 0 ? thirty : given.fo }, target)).toBe(false)
      }
    }),
    { numRuns: 500 },
  )
})

test('a line of the diary', () => {
  const given = input(marks(9, 8, 9), [sor(1, 8, 10), soch(null, 20)])
  expect(diaryTotals(given, true)).toEqual({
    fo_average: '8,67',
    result: '—',
    missing: ['нет СОЧ'],
    steps: ['ФО: 26 / 3 ≈ 8,67 из 10 ≈ 86,67 %', 'СОР: 8/10 = 80 %', 'Оценка не выводится: нет СОЧ'],
    forecasts: [
      'Чтобы получить «5» за четверть, нужно: СОЧ — не меньше 18 из 20',
      'Чтобы получить «4» за четверть, нужно: СОЧ — не меньше 10 из 20',
    ],
  })
  expect(diaryTotals(given, false).forecasts).toEqual([])
  expect(diaryTotals(input(marks(7), [sor(1, 9, 10), soch(16, 20)]), true)).toMatchObject({
    result: '4',
    forecasts: [
      'Чтобы получить «5» за четверть, нужно: средний балл ФО не ниже 8,8 (сейчас 7): например, ещё 2 отметки «10»',
    ],
  })
  // what is out of reach is said of the nearest result only
  expect(diaryTotals(input(marks(5), [sor(1, 5, 10), soch(5, 20)]), true)).toMatchObject({
    result: '2',
    forecasts: ['Недостижимо: «4» за четверть', expect.stringContaining('Чтобы получить «3» за четверть')],
  })
  expect(diaryTotals(input(marks(7), [], { mode: 'six_months' }), true)).toMatchObject({ result: '', forecasts: [] })
})

const miss = (letter: string, minutes: number | null = null) => {
  const kind = defaultMissKinds.find((one) => one.letter === letter)
  if (!kind) throw new Error(letter)
  return { kind, minutes }
}

test('missed lessons by category', () => {
  const misses = [miss('Н'), miss('Б'), miss('Б'), miss('У'), miss('О', 15), miss('О'), miss('ДО'), miss('ОСВ')]
  expect(missTotals(misses)).toEqual({
    total: 4,
    by_category: { unexcused: 1, excused: 1, illness: 2, other: 0 },
    late: 2,
    late_minutes: 15,
  })
  expect(missTotals([]).total).toBe(0)
})

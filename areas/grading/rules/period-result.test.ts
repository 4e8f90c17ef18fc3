import { expect, test } from 'vitest'
import { gradingModes } from '#platform/contract/enumerations.ts'
import { defaultPolicy, formulaWeights, type GradingPolicy } from './policy.ts'
import { modeRules, passFailModes } from './grading-mode.ts'
import type { PeriodInput } from './period-outcome.ts'
import { periodResult } from './period-result.ts'
import { input, marks, soch, sor } from './sample-period.ts'
import type { PlannedWork, Points } from './period-parts.ts'

const policy = defaultPolicy()
const halves: GradingPolicy = { ...policy, formula: '50/50', weights: formulaWeights['50/50'] }

test.each<[string, Points[], PlannedWork[], string, number, number]>([
  ['8, 70 %, 80 %', marks(8, 8), [sor(1, 14, 20), soch(16, 20)], '155/2', 78, 4],
  ['9, 88 %, 90 %', marks(9), [sor(1, 22, 25), soch(27, 30)], '179/2', 90, 5],
  ['7, 65 %, 80 %', marks(6, 8), [sor(1, 13, 20), soch(20, 25)], '295/4', 74, 4],
  ['5, 55 %, 70 %', marks(5), [sor(1, 11, 20), soch(14, 20)], '245/4', 61, 3],
  ['8, 80 %, no СОЧ planned', marks(8), [sor(1, 8, 10)], '80/1', 80, 4],
  ['8.5, 85 %, 84 %', marks(8, 9), [sor(1, 17, 20), soch(21, 25)], '169/2', 85, 5],
  ['ФО only', marks(10, 7), [], '85/1', 85, 5],
  ['no ФО: a third and two thirds', [], [sor(1, 12, 20), soch(33, 50)], '64/1', 64, 3],
  ['no СОР: a third and two thirds', marks(9), [soch(20, 40)], '190/3', 63, 3],
  ['СОЧ only', [], [soch(17, 20)], '85/1', 85, 5],
  ['84.49… stays below the border', marks(8, 8, 9), [sor(1, 17, 20), soch(21, 25)], '1009/12', 84, 4],
  ['nothing right', [], [sor(1, 0, 10), soch(0, 20)], '0/1', 0, 2],
  ['all right', marks(10), [sor(1, 10, 10), soch(20, 20)], '100/1', 100, 5],
])('%s', (_name, fo, works, exact_percent, percent, grade) => {
  expect(periodResult(input(fo, works))).toMatchObject({ kind: 'grade', exact_percent, percent, grade, letter: null })
})

test('several СОР: sums by default, means as an option', () => {
  const works = [sor(1, 8, 10), sor(2, 10, 20)]
  expect(periodResult(input([], works))).toMatchObject({ exact_percent: '60/1' })
  const byMean = { ...policy, sor_aggregation: 'mean' as const }
  expect(periodResult(input([], works, { policy: byMean }))).toMatchObject({ exact_percent: '65/1' })
})

test('«50/50»: ФО does not count', () => {
  const works = [sor(1, 12, 20), soch(33, 50)]
  expect(periodResult(input(marks(1), works, { policy: halves }))).toMatchObject({ exact_percent: '63/1', grade: 3 })
  expect(periodResult(input(marks(9), [], { policy: halves }))).toMatchObject({
    kind: 'missing',
    missing: ['нет отметок'],
  })
})

test.each(passFailModes.flatMap((mode) => [policy, halves].map((of) => [mode, of.formula, of] as const)))(
  '%s by «%s»: ФО alone decide',
  (mode, _formula, of) => {
    const period = modeRules[mode].result?.period ?? 'quarter'
    const planned = [sor(1, null, 10), soch(2, 20)]
    const result = periodResult(input(marks(4, 4), planned, { mode, period, policy: of }))
    expect(result).toMatchObject({ kind: 'passfail', passed: true, percent: 40 })
    expect(result.steps).toEqual([
      'ФО: 8 / 2 = 4 из 10 = 40 %',
      'Процент: 40 % · 1 = 40 %',
      'Округление: 40 % → 40 %',
      'Зачёт от 40 %: зачёт',
    ])
    expect(periodResult(input([], planned, { mode, period, policy: of }))).toMatchObject({ missing: ['нет отметок'] })
  },
)

test('own weights count against each other', () => {
  const own = { ...policy, formula: 'own' as const, weights: { fo: 1, sor: 1, soch: 1 } }
  expect(periodResult(input(marks(9), [sor(1, 6, 10), soch(12, 20)], { policy: own }))).toMatchObject({ percent: 70 })
})

test.each<[string, Points[], PlannedWork[], string[]]>([
  ['СОЧ not written', marks(8), [sor(1, 8, 10), soch(null, 20)], ['нет СОЧ']],
  ['one of two СОР', marks(8), [sor(1, 8, 10), sor(2, null, 20), soch(18, 20)], ['нет СОР 2']],
  ['the only СОР and СОЧ', marks(8), [sor(1, null, 10), soch(null, 20)], ['нет СОР', 'нет СОЧ']],
  ['nothing at all', [], [], ['нет отметок']],
])('missing: %s', (_name, fo, works, missing) => {
  const result = periodResult(input(fo, works))
  expect(result).toMatchObject({ kind: 'missing', missing })
  expect(result.steps.at(-1)).toBe(`Оценка не выводится: ${missing.join(', ')}`)
})

test('a zero is a mark, not a missing work', () => {
  expect(periodResult(input(marks(8), [sor(1, 0, 10), soch(20, 20)]))).toMatchObject({ kind: 'grade', percent: 70 })
})

test('what weighs nothing is not waited for', () => {
  const withoutSor = { ...policy, formula: 'own' as const, weights: { fo: 50, sor: 0, soch: 50 } }
  const result = periodResult(input(marks(8), [sor(1, null, 10), soch(16, 20)], { policy: withoutSor }))
  expect(result).toMatchObject({ kind: 'grade', percent: 80 })
})

test('a half-year tells equal numbers of its quarters apart', () => {
  const works = [
    { ...sor(1, 8, 10), quarter: 1 },
    { ...sor(1, null, 10), quarter: 2 },
    { ...soch(null, 20), quarter: 2 },
  ]
  const result = periodResult(input([], works, { mode: 'six_months', period: 'half-a-year' }))
  expect(result).toMatchObject({ missing: ['нет СОР 1 (II четверть)', 'нет СОЧ'] })
})

test.each([
  ['every_quarter', 'quarter', 'grade'],
  ['every_quarter', 'half-a-year', 'none'],
  ['six_months', 'quarter', 'none'],
  ['six_months', 'half-a-year', 'grade'],
  ['pass_fail_once_quarter', 'quarter', 'passfail'],
  ['pass_fail_once_quarter', 'half-a-year', 'none'],
  ['pass_fail_once_six_months', 'quarter', 'none'],
  ['pass_fail_once_six_months', 'half-a-year', 'passfail'],
  ['not_evaluated', 'quarter', 'none'],
  ['not_evaluated', 'half-a-year', 'none'],
  ['no_in_rup', 'quarter', 'none'],
  ['no_in_rup', 'half-a-year', 'none'],
] as const)('%s in a %s: %s', (mode, period, kind) => {
  expect(gradingModes).toContain(mode)
  expect(periodResult(input(marks(8), [], { mode, period })).kind).toBe(kind)
})

test.each([
  [marks(4), true],
  [marks(4, 4, 3, 4), false],
  [marks(3), false],
  [marks(10), true],
])('pass/fail of %j: %s', (fo, passed) => {
  const mode = 'pass_fail_once_quarter'
  expect(periodResult(input(fo, [], { mode }))).toMatchObject({ kind: 'passfail', passed })
})

test('the scale is that of the parallel, a college has letters', () => {
  expect(periodResult(input(marks(8), [], { parallel: 1 }))).toMatchObject({ grade: 4, percent: 80 })
  expect(periodResult(input(marks(9), [], { parallel: 1 }))).toMatchObject({ grade: 5 })
  const college = defaultPolicy('college')
  expect(periodResult(input(marks(8, 9), [], { policy: college }))).toMatchObject({
    grade: 4,
    letter: 'B+',
    percent: 85,
  })
})

test('the steps in words', () => {
  const works = [sor(1, 8, 10), sor(2, 10, 20), soch(22, 30)]
  expect(periodResult(input(marks(8, 9, 7, 8, 8, 3), works)).steps).toEqual([
    'ФО: 43 / 6 ≈ 7,17 из 10 ≈ 71,67 %',
    'СОР: 8/10 + 10/20 → 18/30 = 60 %',
    'СОЧ: 22/30 ≈ 73,33 %',
    'Процент: 71,67 % · 0,25 + 60 % · 0,25 + 73,33 % · 0,5 ≈ 69,58 %',
    'Округление: 69,58 % → 70 %',
    'Шкала 2–12 классов: 65–84 % → «4»',
  ])
})

test.each<[string, Partial<PeriodInput>, string[]]>([
  [
    'a dropped part',
    { fo: marks(8), works: [sor(1, 8, 10)] },
    [
      'ФО: 8 / 1 = 8 из 10 = 80 %',
      'СОР: 8/10 = 80 %',
      'СОЧ не планировалась: веса остальных приведены к 100 %',
      'Процент: 80 % · 0,5 + 80 % · 0,5 = 80 %',
      'Округление: 80 % → 80 %',
      'Шкала 2–12 классов: 65–84 % → «4»',
    ],
  ],
  [
    'the mean of СОР',
    { works: [sor(1, 8, 10), sor(2, 10, 20)], policy: { ...halves, sor_aggregation: 'mean' } },
    [
      'СОР: среднее долей 8/10, 10/20 = 65 %',
      'СОЧ не планировалась: веса остальных приведены к 100 %',
      'Процент: 65 % · 1 = 65 %',
      'Округление: 65 % → 65 %',
      'Шкала 2–12 классов: 65–84 % → «4»',
    ],
  ],
  [
    'marks of different maxima in a pass/fail subject',
    { mode: 'pass_fail_once_quarter', fo: [...marks(4), { value: 1, maximum: 5 }] },
    [
      'ФО: среднее долей 4/10, 1/5 = 30 %',
      'Процент: 30 % · 1 = 30 %',
      'Округление: 30 % → 30 %',
      'Зачёт от 40 %: незачёт',
    ],
  ],
  [
    'letters',
    { fo: marks(8), policy: defaultPolicy('college') },
    [
      'ФО: 8 / 1 = 8 из 10 = 80 %',
      'СОР не планировались, СОЧ не планировалась: веса остальных приведены к 100 %',
      'Процент: 80 % · 1 = 80 %',
      'Округление: 80 % → 80 %',
      'Буквенная шкала: 80–84 % → B, «4»',
    ],
  ],
  [
    'something missing',
    { fo: marks(8), works: [sor(1, 5, 10), soch(null, 20)] },
    ['ФО: 8 / 1 = 8 из 10 = 80 %', 'СОР: 5/10 = 50 %', 'Оценка не выводится: нет СОЧ'],
  ],
])('the steps of %s', (_name, more, steps) => {
  expect(periodResult(input([], [], more)).steps).toEqual(steps)
})

/** A percent to a hundredth, as ФО alone. */
const percent = (value: number): Points[] => [{ value: Math.round(value * 100), maximum: 10_000 }]

test.each([
  [1, 20.49, 20, 2],
  [1, 20.5, 21, 3],
  [1, 50.49, 50, 3],
  [1, 50.5, 51, 4],
  [1, 80.49, 80, 4],
  [1, 80.5, 81, 5],
  [2, 39.49, 39, 2],
  [2, 39.5, 40, 3],
  [11, 64.49, 64, 3],
  [11, 64.5, 65, 4],
  [12, 84.49, 84, 4],
  [12, 84.5, 85, 5],
])('in parallel %i %d %% is rounded to %i first, then «%i»', (parallel, exact, rounded, grade) => {
  expect(periodResult(input(percent(exact), [], { parallel }))).toMatchObject({ percent: rounded, grade })
})

test('rounded once, at the end', () => {
  // the parts rounded first would make 85
  const parts = input([{ value: 845, maximum: 1000 }], [sor(1, 84, 100), soch(84, 100)])
  expect(periodResult(parts)).toMatchObject({ exact_percent: '673/8', percent: 84, grade: 4 })
})

test('ФО counts out of its own maximum, whatever the policy takes now', () => {
  const outOf = (value: number, maximum: number): Points[] => [{ value, maximum }]
  expect(periodResult(input(outOf(4, 5), [], { policy: { ...policy, fo_maximum: 5 } }))).toMatchObject({ percent: 80 })
  expect(periodResult(input(outOf(8, 10), [], { policy: { ...policy, fo_maximum: 5 } }))).toMatchObject({ percent: 80 })
})

test('a scale of one parallel moves no other', () => {
  const stricter = {
    ...policy,
    scales: [
      ...policy.scales.slice(0, 1),
      { from_parallel: 2, to_parallel: 6, least: { 3: 40, 4: 65, 5: 85 } as const },
      { from_parallel: 7, to_parallel: 7, least: { 3: 50, 4: 70, 5: 90 } as const },
      { from_parallel: 8, to_parallel: 12, least: { 3: 40, 4: 65, 5: 85 } as const },
    ],
  }
  const gradeIn = (parallel: number) => periodResult(input(percent(85), [], { parallel, policy: stricter }))
  expect([6, 7, 8].map((parallel) => gradeIn(parallel))).toMatchObject([{ grade: 5 }, { grade: 4 }, { grade: 5 }])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { finalResult, type FinalInput } from './final-result.ts'
import { defaultPolicy, type GradingPolicy } from './policy.ts'
import { yearResult, type PeriodValue } from './year-result.ts'

const policy = defaultPolicy()
const unrounded: GradingPolicy = { ...policy, final: { ...policy.final, base: 'unrounded_mean' } }

test.each<[PeriodValue[], number, string]>([
  [[3, 3, 4, 4], 4, '7/2'],
  [[5, 5, 5, 4], 5, '19/4'],
  [[4, 4, 4, 5], 4, '17/4'],
  [[4, 5, 4, 5], 5, '9/2'],
  [[2, 2, 2, 3], 2, '9/4'],
  [['na', 4, 'na', 5], 5, '9/2'],
  [['na', 3, 3, 4], 3, '10/3'],
])('quarters %j make the year «%i»', (values, grade, exact_mean) => {
  expect(yearResult('every_quarter', values)).toMatchObject({ kind: 'grade', grade, exact_mean })
})

test.each<[PeriodValue[], number]>([
  [[4, 5], 5],
  [['na', 4], 4],
  [[3, 4], 4],
])('half-years %j make the year «%i»', (values, grade) => {
  expect(yearResult('six_months', values)).toMatchObject({ kind: 'grade', grade })
})

test.each<[PeriodValue[]]>([[['na', 'na', 'na', 5]], [['na', 'na', 'na', 'na']]])('%j is н/а', (values) => {
  expect(yearResult('every_quarter', values).kind).toBe('na')
})

test('a period still to come is named', () => {
  expect(yearResult('every_quarter', [4, 5, 'pending', 'pending'])).toMatchObject({
    kind: 'missing',
    missing: ['нет результата за III четверть', 'нет результата за IV четверть'],
  })
  expect(yearResult('pass_fail_once_six_months', [1, 'pending'])).toMatchObject({
    missing: ['нет результата за II полугодие'],
  })
  expect(yearResult('every_quarter', []).kind).toBe('missing')
})

test.each<[PeriodValue[], object]>([
  [[1, 1, 1, 1], { kind: 'passfail', passed: true }],
  [['na', 1, 'na', 1], { kind: 'passfail', passed: true }],
  [[0, 1, 1, 1], { kind: 'passfail', passed: false }],
  [[1, 1, 1, 0], { kind: 'passfail', passed: false }],
  [[1, 1, 1, 'na'], { kind: 'na' }],
  [[0, 1, 1, 'na'], { kind: 'passfail', passed: false }],
])('pass/fail %j', (values, result) => {
  expect(yearResult('pass_fail_once_quarter', values)).toMatchObject(result)
})

test.each(['not_evaluated', 'no_in_rup'] as const)('%s has no year', (mode) => {
  expect(yearResult(mode, ['na']).kind).toBe('none')
})

test('the year in words', () => {
  expect(yearResult('every_quarter', ['na', 3, 3, 4]).steps).toEqual([
    'Оценки за периоды: н/а, 3, 3, 4',
    'Среднее: (3 + 3 + 4) / 3 ≈ 3,33',
    'Округление: → «3»',
  ])
})

const final = (more: Partial<FinalInput>): FinalInput => ({ policy, year: 4, exact_mean: '7/2', exam: null, ...more })

test.each<[string, Partial<FinalInput>, object]>([
  ['no exam: the year', {}, { kind: 'grade', grade: 4 }],
  ['3, 3, 4, 4 and exam 3', { exam: 3 }, { kind: 'grade', grade: 4 }],
  ['the same with the unrounded mean', { exam: 3, policy: unrounded }, { kind: 'grade', grade: 3 }],
  [
    'an unrounded mean that is not known',
    { exam: 3, policy: unrounded, exact_mean: null },
    { kind: 'grade', grade: 4 },
  ],
  ['5 and exam 3', { year: 5, exam: 3 }, { kind: 'grade', grade: 4 }],
  ['3 and exam 5', { year: 3, exam: 5 }, { kind: 'grade', grade: 4 }],
  ['2 and exam 3', { year: 2, exam: 3 }, { kind: 'grade', grade: 2 }],
  ['5 and exam 5', { year: 5, exam: 5 }, { kind: 'grade', grade: 5 }],
  ['year not attested', { year: 'na', exam: 4 }, { kind: 'na' }],
  ['exam not attested', { exam: 'na' }, { kind: 'na' }],
  ['exam to come', { exam: 'pending' }, { kind: 'missing', missing: ['нет оценки за экзамен'] }],
  [
    'all to come',
    { year: 'pending', exam: 'pending' },
    { kind: 'missing', missing: ['нет годовой оценки', 'нет оценки за экзамен'] },
  ],
])('final of %s', (_name, more, result) => {
  expect(finalResult(final(more))).toMatchObject(result)
})

test('the final in words', () => {
  expect(finalResult(final({ exam: 3 })).steps).toEqual(['Год 4 · 0,7 + экзамен 3 · 0,3 = 3,7', 'Округление: → «4»'])
  expect(finalResult(final({ exam: 3, policy: unrounded })).steps[0]).toBe(
    'Среднее за год 3,5 · 0,7 + экзамен 3 · 0,3 = 3,35',
  )
  expect(finalResult(final({})).steps).toEqual(['Экзамена нет: итог равен годовой → «4»'])
})

test('a better mark never lowers year and final', () => {
  const mark = fc.integer({ min: 2, max: 5 })
  fc.assert(
    fc.property(fc.array(mark, { minLength: 4, maxLength: 4 }), mark, fc.nat(3), (marks, exam, at) => {
      const better = marks.map((value, index) => (index === at ? Math.min(5, value + 1) : value))
      const gradeOf = (values: number[]) => {
        const year = yearResult('every_quarter', values)
        if (year.kind !== 'grade') throw new Error(year.kind)
        const total = finalResult(final({ year: year.grade, exact_mean: year.exact_mean, exam, policy: unrounded }))
        if (total.kind !== 'grade') throw new Error(total.kind)
        return { year: year.grade, total: total.grade }
      }
      expect(gradeOf(better).year).toBeGreaterThanOrEqual(gradeOf(marks).year)
      expect(gradeOf(better).total).toBeGreaterThanOrEqual(gradeOf(marks).total)
      expect(gradeOf(marks.toReversed())).toEqual(gradeOf(marks))
    }),
  )
})

import { describe, expect, test } from 'vitest'
import {
  courseMarks,
  periodInputOf,
  quartersOfPeriod,
  worksOfStudent,
  type CourseMark,
  type CourseWork,
} from './course-marks.ts'
import { courseOutcomeOf, courseResults, decidingFo, decidingQuarters, type CourseInput } from './course-results.ts'
import { defaultPolicy } from './policy.ts'

const policy = defaultPolicy()
const fo = (value: number, quarter: number): CourseMark => ({ type: 'fo', value, maximum: 10, quarter, number: null })
const work = (kind: 'sor' | 'soch', number: number, quarter: number, maximum = 20): CourseWork => ({
  kind,
  number,
  maximum,
  quarter,
})
const written = (of: CourseWork, value: number, maximum = of.maximum): CourseMark => ({
  type: of.kind,
  number: of.number,
  quarter: of.quarter,
  value,
  maximum,
})
const set = (quarter: number, value: number | null) => ({
  type: 'quarter_score' as const,
  quarter,
  half: null,
  value,
})
const input = (more: Partial<CourseInput>): CourseInput => ({
  mode: 'every_quarter',
  parallel: 7,
  policy,
  hasExam: false,
  works: [],
  marks: [],
  results: [],
  closedQuarters: [],
  endedQuarters: more.closedQuarters ?? [],
  ...more,
})
const kinds = (given: Partial<CourseInput>) =>
  courseResults(input(given)).map(
    ({ type, period, computed }) => `${type} ${period?.number ?? 'year'} ${computed.kind}`,
  )

test.each([
  [{ kind: 'quarter', number: 3 }, [3]],
  [{ kind: 'half-a-year', number: 1 }, [1, 2]],
  [{ kind: 'half-a-year', number: 2 }, [3, 4]],
] as const)('%j is made of quarters %j', (period, quarters) => {
  expect(quartersOfPeriod(period)).toEqual(quarters)
})

test('a mark belongs to the quarter of its day, of a work to that of the work', () => {
  const quarters = [
    { id: 11, number: 1, start_date: '2026-09-01', end_date: '2026-10-23' },
    { id: 12, number: 2, start_date: '2026-11-02', end_date: '2026-12-25' },
  ]
  const mark = { type: 'fo' as const, value: 5, maximum: 10, number: null, quarter_id: null, date: '2026-11-04' }
  const late = { ...mark, type: 'soch' as const, number: 1, quarter_id: 11 }
  const outside = { ...mark, date: '2026-10-28' }
  expect(courseMarks(quarters, [mark, late, outside]).map(({ quarter }) => quarter)).toEqual([2, 1])
})

describe('works of a student', () => {
  const [sor1, sor2, soch] = [work('sor', 1, 1), work('sor', 2, 1), work('soch', 1, 1, 30)]

  test('what is not written stays open', () => {
    expect(worksOfStudent([sor1, soch], [written(soch, 25)])).toEqual([
      { kind: 'sor', number: 1, maximum: 20, points: null, quarter: 1 },
      { kind: 'soch', number: 1, maximum: 30, points: 25, quarter: 1 },
    ])
  })
  test('a work written in another group counts for the same one, out of its own maximum', () => {
    expect(worksOfStudent([sor1], [written(sor1, 12, 15)])).toEqual([
      { kind: 'sor', number: 1, maximum: 15, points: 12, quarter: 1 },
    ])
  })
  test('written in both, even for another maximum, the work counts once, by the mark of the present group', () => {
    const [present, former] = [written(sor1, 9), written(sor1, 14, 15)]
    expect(worksOfStudent([sor1], [present, former])).toEqual([
      { kind: 'sor', number: 1, maximum: 20, points: 9, quarter: 1 },
    ])
  })
  test('written in both, the mark that comes first counts; what only the other planned counts too, once', () => {
    const marks = [written(sor1, 18), written(sor1, 3), written(sor2, 10), written(sor2, 1)]
    expect(worksOfStudent([sor1], marks)).toEqual([
      { kind: 'sor', number: 1, maximum: 20, points: 18, quarter: 1 },
      { kind: 'sor', number: 2, maximum: 20, points: 10, quarter: 1 },
    ])
  })
  test('a period takes the marks and works of its quarters only', () => {
    const marks = [fo(9, 1), fo(5, 2), written(work('sor', 1, 2), 7), fo(2, 3)]
    const half = periodInputOf(input({}), { kind: 'half-a-year', number: 1 }, [sor1, work('sor', 1, 3)], marks)
    expect(half.fo.map(({ value }) => value)).toEqual([9, 5])
    expect(half.works.map(({ quarter, points }) => [quarter, points])).toEqual([
      [1, null],
      [2, 7],
    ])
  })
})

test('marks of ФО out of the same maximum decide together what each by itself would', () => {
  const first = { type: 'quarter_score', period: { kind: 'quarter', number: 1 } } as const
  const [each, other] = [[fo(9, 1), fo(4, 1), fo(7, 1)], { ...fo(3, 1), maximum: 5 }]
  const together = { ...fo(20, 1), count: 3 }
  expect(courseOutcomeOf(input({ marks: [together, other] }), first)).toEqual(
    courseOutcomeOf(input({ marks: [...each, other] }), first),
  )
})

test.each([
  ['every_quarter', { kind: 'quarter', number: 2 }, [2]],
  ['six_months', { kind: 'half-a-year', number: 2 }, [3, 4]],
  ['six_months', { kind: 'quarter', number: 2 }, []],
  ['not_evaluated', { kind: 'quarter', number: 2 }, []],
] as const)('in the mode %s a period %j is decided by marks of quarters %j', (mode, period, quarters) => {
  expect(decidingQuarters(input({ mode }), { type: 'quarter_score', period })).toEqual(quarters)
})
test('the year is decided by marks of closed quarters without a set result alone, an exam by none', () => {
  const given = input({ closedQuarters: [1, 2], results: [set(1, 4)] })
  expect(decidingQuarters(given, { type: 'year_score', period: null })).toEqual([2])
  expect(decidingQuarters(given, { type: 'exam', period: null })).toEqual([])
})
test('ФО counts where all works are written; elsewhere what is not written decides alone', () => {
  const works = [work('sor', 1, 1), work('sor', 1, 2)]
  const given = input({ works, marks: [written(works[0]!, 15)], closedQuarters: [1, 2] })
  const quarter = (number: number) => ({ type: 'quarter_score' as const, period: { kind: 'quarter' as const, number } })
  expect([1, 2].map((number) => decidingFo(given, quarter(number)))).toEqual([[1], []])
  expect(decidingFo(given, { type: 'year_score', period: null })).toEqual([1])
  const withFo = { ...given, marks: [...given.marks, fo(9, 2)] }
  expect(courseOutcomeOf(withFo, quarter(2))).toEqual(courseOutcomeOf(given, quarter(2)))
})

describe('results of a course', () => {
  test.each([
    [
      'every_quarter',
      ['quarter_score 1', 'quarter_score 2', 'quarter_score 3', 'quarter_score 4', 'year_score year', 'total year'],
    ],
    ['six_months', ['quarter_score 1', 'quarter_score 2', 'year_score year', 'total year']],
    ['pass_fail_once_quarter', ['passfail 1', 'passfail 2', 'passfail 3', 'passfail 4', 'passfail year']],
    ['pass_fail_once_six_months', ['passfail 1', 'passfail 2', 'passfail year']],
    ['not_evaluated', []],
    ['no_in_rup', []],
  ] as const)('of %s', (mode, expected) => {
    expect(kinds({ mode }).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(expected)
  })
  test('the year waits for its periods, then is their mean with the computed ones of closed quarters', () => {
    const marks = [fo(9, 1), fo(7, 2), fo(9, 3), fo(7, 4)]
    expect(kinds({ marks, closedQuarters: [1, 2, 3] }).slice(4)).toEqual([
      'year_score year missing',
      'total year missing',
    ])
    const [year, total] = courseResults(input({ marks, closedQuarters: [1, 2, 3, 4] })).slice(4)
    expect([year?.computed, total?.computed]).toMatchObject([
      { kind: 'grade', grade: 5 },
      { kind: 'grade', grade: 5 },
    ])
  })
  test('a set result stands before the computed one, н/а included', () => {
    const marks = [fo(9, 1), fo(9, 2), fo(9, 3), fo(9, 4)]
    const results = [set(1, 3), set(2, 3), set(3, null)]
    const all = courseResults(input({ marks, results, closedQuarters: [1, 2, 3, 4] }))
    expect(all[0]).toMatchObject({ computed: { grade: 5 }, set: { value: 3 } })
    expect(all[4]?.computed).toMatchObject({ kind: 'grade', grade: 4 })
  })
  test('the exam weighs 30 %, taken from the marks set', () => {
    const results = [
      ...[3, 3, 4, 4].map((value, index) => set(index + 1, value)),
      { type: 'exam' as const, quarter: null, half: null, value: 3 },
    ]
    const total = (base: 'whole_year' | 'unrounded_mean') =>
      courseResults(input({ results, policy: { ...policy, final: { ...policy.final, base } } })).at(-1)?.computed
    expect(total('whole_year')).toMatchObject({ kind: 'grade', grade: 4 })
    expect(total('unrounded_mean')).toMatchObject({ kind: 'grade', grade: 3 })
  })
  test('an exam that is planned and not written leaves the final mark open, of the year not', () => {
    const results = [1, 2, 3, 4].map((quarter) => set(quarter, 4))
    const closedQuarters = [1, 2, 3, 4]
    const all = (more: Partial<CourseInput>) => courseResults(input({ results, closedQuarters, ...more })).slice(4)
    const [year, total] = all({ hasExam: true })
    expect(year?.computed).toMatchObject({ kind: 'grade', grade: 4 })
    expect(total?.computed).toEqual({
      kind: 'missing',
      missing: ['нет оценки за экзамен'],
      steps: ['Итог не выводится: нет оценки за экзамен'],
    })
    const exam = { type: 'exam' as const, quarter: null, half: null, value: 5 }
    expect(all({ hasExam: true, results: [...results, exam] })[1]?.computed).toMatchObject({ kind: 'grade', grade: 4 })
    expect(all({ hasExam: true, results: [...results, { ...exam, value: null }] })[1]?.computed.kind).toBe('na')
    expect(all({})[1]?.computed).toMatchObject({ kind: 'grade', grade: 4 })
  })
  test('a result by itself is the same as among all', () => {
    const given = input({ marks: [fo(8, 2)], works: [work('sor', 1, 2)] })
    for (const result of courseResults(given)) {
      const { steps: _steps, ...computed } = result.computed
      const alone = courseOutcomeOf(given, result)
      expect(alone).toEqual(result.period === null ? result : { ...result, computed })
    }
    const half = { kind: 'half-a-year', number: 1 } as const
    expect(courseOutcomeOf(given, { type: 'quarter_score', period: half })).toBe(null)
    expect(courseOutcomeOf(given, { type: 'exam', period: null })).toBe(null)
    expect(courseOutcomeOf(given, { type: 'passfail', period: null })).toBe(null)
  })
})

describe('a policy that has been superseded', () => {
  const former = { ...policy, weights: { fo: 100, sor: 0, soch: 0 } }
  const present = { ...policy, version: 2, weights: { fo: 0, sor: 100, soch: 0 } }
  const sor = work('sor', 1, 1)
  const given = { policy: present, works: [sor], marks: [fo(9, 1), written(sor, 8)] }
  const results = [{ ...set(1, 5), policy: former }]
  const first = (more: Partial<CourseInput>) => courseResults(input({ ...given, ...more }))[0]?.computed

  test('is kept by a result once its period is closed', () => {
    expect(first({ results, closedQuarters: [1] })).toMatchObject({ kind: 'grade', grade: 5, percent: 90 })
  })
  test('is kept where the period has been reopened too', () => {
    expect(first({ results, closedQuarters: [], endedQuarters: [1] })).toMatchObject({ grade: 5, percent: 90 })
  })
  test('gives way to the one in force while the period is open, and where nothing is set', () => {
    expect(first({ results })).toMatchObject({ grade: 3, percent: 40 })
    expect(first({ closedQuarters: [1] })).toMatchObject({ grade: 3, percent: 40 })
  })
  test('weighs the final mark of a closed year', () => {
    const whole = { ...policy, final: { year: 0, exam: 100, base: 'whole_year' as const } }
    const ofYear = (type: 'year_score' | 'exam' | 'total', value: number) => ({
      type,
      quarter: null,
      half: null,
      value,
    })
    const year = [ofYear('year_score', 5), ofYear('exam', 3), { ...ofYear('total', 3), policy: whole }]
    const total = (closedQuarters: number[]) =>
      courseResults(input({ results: year, closedQuarters })).find(({ type }) => type === 'total')?.computed
    expect(total([1, 2, 3, 4])).toMatchObject({ grade: 3 })
    expect(total([1, 2, 3])).toMatchObject({ grade: 4 })
  })
})

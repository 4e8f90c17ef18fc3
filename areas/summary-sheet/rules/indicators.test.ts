import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGrades, indicatorsOf, type GradeCounts } from '#areas/grading/rules/indicators.ts'
import { classIndicators, groupsOf, type SubjectResult } from './student-groups.ts'

const counts = (n5: number, n4: number, n3: number, n2 = 0, na = 0): GradeCounts => ({ n5, n4, n3, n2, na })

test.each([
  [counts(6, 14, 5), { total: 25, progress: 100, quality: 80, degree: 67.04, average: 4.04 }],
  [counts(0, 0, 0, 1, 1), { total: 2, progress: 0, quality: 0, degree: 11.5, average: 2 }],
  [counts(1, 0, 1, 0, 1), { total: 3, progress: 66.67, quality: 33.33, degree: 47.67, average: 4 }],
  [counts(0, 0, 0, 0, 3), { total: 3, progress: 0, quality: 0, degree: 7, average: null }],
  [counts(0, 0, 0), { total: 0, progress: null, quality: null, degree: null, average: null }],
])('%j', (given, indicators) => {
  expect(indicatorsOf(given)).toEqual(indicators)
})

test('grades are counted, null as not attested', () => {
  expect(countGrades([5, 5, 4, 3, 2, null, null])).toEqual(counts(2, 1, 1, 1, 2))
})

test('percents lie in 0…100 and quality never exceeds progress', () => {
  const value = fc.constantFrom(2, 3, 4, 5, null)
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const { progress, quality, degree } = indicatorsOf(countGrades(values))
      for (const percent of [progress, quality, degree]) {
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }
      expect(quality).toBeLessThanOrEqual(progress ?? -1)
      expect(indicatorsOf(countGrades(values.toReversed()))).toEqual(indicatorsOf(countGrades(values)))
    }),
  )
})

const grades = (...values: (number | null)[]): SubjectResult[] => values.map((value) => ({ type: 'grade', value }))
const pass: SubjectResult = { type: 'passfail', value: 1 }
const fail: SubjectResult = { type: 'passfail', value: 0 }

test.each<[SubjectResult[], string]>([
  [grades(5, 5, 5), 'excellent'],
  [[...grades(5, 5), pass], 'excellent'],
  [grades(5, 4, 5), 'good one_four'],
  [grades(4), 'good one_four'],
  [grades(5, 4, 4), 'good'],
  [grades(5, 4, 3), 'one_three'],
  [grades(3, 3, 5), 'satisfactory'],
  [grades(5, 2, 5), 'failing'],
  [[...grades(5, 5), fail], 'failing'],
  [grades(5, null, 5), 'na'],
  [[...grades(5), { type: 'passfail', value: null }], 'na'],
  [grades(2, null), 'failing na'],
  [[pass, pass], ''],
  [[], ''],
])('%j: %s', (results, groups) => {
  expect(groupsOf(results).join(' ')).toBe(groups)
})

test('a class by its students', () => {
  const students = [grades(5, 5), grades(5, 4), grades(4, 4), grades(5, 3), grades(3, 3), grades(2, 5), grades(2, null)]
  expect(classIndicators(students)).toEqual({
    total: 7,
    groups: { excellent: 1, good: 2, one_four: 1, one_three: 1, satisfactory: 1, failing: 2, na: 1 },
    progress: 71.43,
    quality: 42.86,
  })
  expect(classIndicators([])).toMatchObject({ total: 0, progress: null, quality: null })
})

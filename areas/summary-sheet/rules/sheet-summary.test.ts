import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sheetSummary, type SummaryCourse } from './sheet-summary.ts'
import type { ResultValue } from '#areas/grading/rules/result-value.ts'

const courses: SummaryCourse[] = [
  { id: 1, type: 'grade' },
  { id: 2, type: 'grade' },
  { id: 3, type: 'passfail' },
]
const marks = (...values: ResultValue[]) => values.map((value, index) => ({ course_id: index + 1, value }))

describe('five students, two graded subjects and a pass/fail one, counted by hand', () => {
  const summary = sheetSummary(courses, [
    marks(5, 5, 1),
    marks(5, 4, 1),
    marks(4, 3, 1),
    marks(3, 2, 1),
    marks(4, null, 0),
  ])

  test('subjects', () => {
    // 5, 5, 4, 3, 4: all pass, four of five have 4 or 5, (100 + 100 + 64 + 36 + 64) / 5 = 72.8, 21 / 5 = 4.2
    expect(summary.courses[0]).toEqual({
      counts: { n5: 2, n4: 2, n3: 1, n2: 0, na: 0, passed: 0, failed: 0 },
      total: 5,
      progress: 100,
      quality: 80,
      degree: 72.8,
      average: 4.2,
    })
    // 5, 4, 3, 2, н/а: three of five pass, two have 4 or 5, (100 + 64 + 36 + 16 + 7) / 5 = 44.6, 14 / 4 = 3.5
    expect(summary.courses[1]).toEqual({
      counts: { n5: 1, n4: 1, n3: 1, n2: 1, na: 1, passed: 0, failed: 0 },
      total: 5,
      progress: 60,
      quality: 40,
      degree: 44.6,
      average: 3.5,
    })
    expect(summary.courses[2]).toEqual({
      counts: { n5: 0, n4: 0, n3: 0, n2: 0, na: 0, passed: 4, failed: 1 },
      total: 5,
      progress: 80,
      quality: null,
      degree: null,
      average: null,
    })
  })

  test('students', () => {
    expect(summary.students).toEqual([
      { average: 5, groups: ['excellent'] },
      { average: 4.5, groups: ['good', 'one_four'] },
      { average: 3.5, groups: ['one_three'] },
      { average: 2.5, groups: ['failing'] },
      { average: 4, groups: ['failing', 'na'] },
    ])
  })

  test('the class', () => {
    // three of five neither fail nor lack a result; two are отличники or хорошисты; (72.8 + 44.6) / 2 = 58.7, 35 / 9 = 3.89
    expect(summary.whole).toEqual({
      total: 5,
      groups: { excellent: 1, good: 1, one_four: 1, one_three: 1, satisfactory: 0, failing: 2, na: 1 },
      progress: 60,
      quality: 40,
      degree: 58.7,
      average: 3.89,
    })
  })
})

test('nobody makes no percents', () => {
  expect(sheetSummary([], []).whole).toMatchObject({ total: 0, progress: null, quality: null, degree: null })
})

const value = fc.constantFrom(5, 4, 3, 2, null)
const sheet = fc.array(fc.tuple(value, value, fc.constantFrom(1, 0, null)), { maxLength: 30 })

test('counts add up to who has the subject, and percents lie between 0 and 100', () => {
  fc.assert(
    fc.property(sheet, (rows) => {
      const {
        courses: ofCourses,
        whole,
        students,
      } = sheetSummary(
        courses,
        rows.map((row) => marks(...row)),
      )
      for (const { counts, total, progress, quality, degree } of ofCourses) {
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total)
        for (const percent of [progress, quality, degree]) expect(percent ?? 0).toBeLessThanOrEqual(100)
        expect(quality ?? 0).toBeLessThanOrEqual(progress ?? 0)
      }
      expect(whole.total).toBe(rows.length)
      expect(whole.quality ?? 0).toBeLessThanOrEqual(whole.progress ?? 0)
      expect(students.every(({ groups }) => groups.length > 0)).toBe(true)
    }),
  )
})

test('the order of students changes no indicator', () => {
  fc.assert(
    fc.property(sheet, (rows) => {
      const of = (given: typeof rows) => {
        const { courses: ofCourses, whole } = sheetSummary(
          courses,
          given.map((row) => marks(...row)),
        )
        return { ofCourses, whole }
      }
      expect(of(rows.toReversed())).toEqual(of(rows))
    }),
  )
})

import { expect, test } from 'vitest'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import { courseTotals } from './course-totals.ts'

const quarter = {
  id: 21,
  number: 1,
  title: 'I четверть',
  start_date: '2026-09-01',
  end_date: '2026-10-23',
  closes_on: '2026-11-06',
  reopened_until: null,
}
const course = {
  id: 7,
  course_id: 3,
  year_id: 1,
  mode: 'every_quarter' as const,
  parallel: 7,
  has_exam: false,
  quarters: [quarter],
  policy: { id: 1, version: 1, rules: defaultPolicy('school') },
  former_policies: [],
  course: 'Алгебра',
  works: [
    { group_id: 7, kind: 'sor' as const, number: 1, maximum: 20, quarter_id: 21 },
    { group_id: 7, kind: 'soch' as const, number: 1, maximum: 20, quarter_id: 21 },
  ],
}
const mark = (group_id: number, date: string, type: 'sor' | 'soch', value: number) =>
  ({ group_id, course_id: 3, type, value, maximum: 20, date, number: 1, quarter_id: 21, retake: null }) as const

test('the work written in a former group gives way to the present group’s; the diary shows both, oldest first', () => {
  const [former, present] = [mark(6, '2026-09-10', 'sor', 20), mark(7, '2026-10-05', 'sor', 8)]
  const soch = mark(7, '2026-10-19', 'soch', 8)
  const percentOf = (marks: Parameters<typeof courseTotals>[1]) =>
    courseTotals(course, marks, [], quarter, '2026-10-20').totals[0]?.percent
  const withoutFormer = percentOf([present, soch])
  expect(withoutFormer).toBeGreaterThan(0)
  expect(percentOf([former, present, soch])).toBe(withoutFormer)
  expect(percentOf([former, soch])).toBeGreaterThan(withoutFormer ?? 0)
  const { scores } = courseTotals(course, [former, present, soch], [], quarter, '2026-10-20')
  expect(scores.map(({ value }) => value)).toEqual([20, 8, 8])
})

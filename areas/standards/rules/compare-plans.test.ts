import { expect, test } from 'vitest'
import { comparePlans, compareSums } from './compare-plans.ts'
import type { PlanLanguage } from '#areas/curriculum/rules/plan-column.ts'
import type { MatrixLine } from '#areas/curriculum/rules/rup-matrix.ts'

interface Rest {
  language?: PlanLanguage
  profile?: string
}
const line = (
  course: number,
  parallel: number,
  hours: number,
  { language = '', profile = '' }: Rest = {},
): MatrixLine => ({
  course: { id: course },
  parallel,
  language,
  profile,
  class_id: null,
  hours,
  hours_year: null,
  component: 'state',
  grading_mode: 'every_quarter',
})
const told = (ours: MatrixLine[], theirs: MatrixLine[]) =>
  comparePlans(ours, theirs).map(({ courseId, place, ours: own, theirs: other, difference }) => [
    courseId,
    [place.parallel, place.language, place.profile].filter((part) => part !== '').join(' '),
    own,
    other,
    difference,
  ])

test('each course stands beside itself; what one of them lacks counts whole', () => {
  expect(told([line(1, 7, 4), line(2, 7, 1)], [line(1, 7, 3), line(3, 7, 2)])).toEqual([
    [1, '7', 4, 3, 1],
    [2, '7', 1, null, 1],
    [3, '7', null, 2, -2],
  ])
})
test('tenths are subtracted as people do it', () => {
  expect(told([line(1, 7, 0.3)], [line(1, 7, 0.1)])).toEqual([[1, '7', 0.3, 0.1, 0.2]])
})
test('a plan of parts is compared part by part with one of the whole', () => {
  const parts = [line(1, 10, 4, { profile: 'ЕМН' }), line(1, 10, 3, { profile: 'ОГН' })]
  expect(told([line(1, 10, 4)], parts)).toEqual([
    [1, '10 ЕМН', 4, 4, 0],
    [1, '10 ОГН', 4, 3, 1],
  ])
})
test('an exception beside the whole is compared with what governs it there', () => {
  expect(told([line(1, 7, 3), line(1, 7, 5, { language: 'kk' })], [line(1, 7, 3)])).toEqual([
    [1, '7', 3, 3, 0],
    [1, '7 kk', 5, 3, 2],
  ])
})
test('sums are of all that is taught in a column', () => {
  const sums = compareSums([line(1, 7, 3), line(2, 7, 2)], [line(1, 7, 3), line(1, 8, 3)])
  expect(sums.map(({ place, ours, theirs }) => [place.parallel, ours, theirs])).toEqual([
    [7, 5, 3],
    [8, 0, 3],
  ])
})
test('a column of which one plan names the parts alone has no sum of its own', () => {
  const sums = compareSums([line(1, 10, 4)], [line(1, 10, 3, { profile: 'ЕМН' })])
  expect(sums.map(({ place, ours, theirs }) => [place.profile, ours, theirs])).toEqual([['ЕМН', 4, 3]])
})
test('of nothing is nothing', () => expect(comparePlans([], [])).toEqual([]))

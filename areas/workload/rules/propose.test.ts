import { expect, test } from 'vitest'
import { propose, type Candidate, type Need } from './propose.ts'

const need = (changes: Partial<Need> = {}): Need => ({
  group_id: 1,
  course_id: 10,
  cathedra_id: 5,
  hours: 3,
  formers: [],
  siblings: [],
  shift: 1,
  ...changes,
})
const teacher = (id: number, hours: number, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  cathedra_ids: [5],
  rate: 1,
  hours,
  course_ids: [10],
  week_norm: 16,
  open: null,
  shiftHours: new Map(),
  ...changes,
})
const chosen = (needs: Need[], candidates: Candidate[], largest = 1.5) =>
  propose(needs, candidates, largest).map(({ teacher_id, reason }) => [teacher_id, reason])

test('last year’s teacher first, then the sibling’s, then the cathedra', () => {
  const staff = [teacher(1, 20), teacher(2, 20), teacher(3, 0)]
  expect(chosen([need({ formers: [1], siblings: [2] })], staff)).toEqual([[1, 'last_year']])
  expect(chosen([need({ siblings: [2] })], staff)).toEqual([[2, 'sibling']])
  expect(chosen([need()], staff)).toEqual([[3, 'cathedra']])
})
test('nobody comes over one and a half posts', () => {
  expect(chosen([need({ formers: [1] })], [teacher(1, 22), teacher(2, 10)])).toEqual([[2, 'cathedra']])
  expect(chosen([need()], [teacher(1, 22)])).toEqual([[null, 'nobody']])
})
test('who has left is not proposed, nor who belongs elsewhere', () => {
  expect(chosen([need({ formers: [9] })], [teacher(1, 0, { cathedra_ids: [6] })])).toEqual([[null, 'nobody']])
  expect(chosen([need({ cathedra_id: null })], [teacher(1, 0)])).toEqual([[null, 'nobody']])
})
test('hours are balanced against the rate, among those who teach the course', () => {
  const staff = [teacher(1, 8), teacher(2, 6, { rate: 0.5 }), teacher(3, 0, { course_ids: [] })]
  // 11 of 16 against 9 of 8
  expect(chosen([need()], staff)).toEqual([[1, 'cathedra']])
  expect(chosen([need()], [teacher(1, 22), teacher(3, 0, { course_ids: [] })])).toEqual([[3, 'cathedra']])
})
test('each takes into account what was proposed before; the hours told are those of all', () => {
  const proposed = propose([need(), need({ group_id: 2, hours: 5 })], [teacher(1, 4), teacher(2, 5)], 1.5)
  expect(proposed.map(({ group_id, teacher_id, after }) => [group_id, teacher_id, after])).toEqual([
    [1, 2, 8],
    [2, 1, 9],
  ])
})
test('who would come over one and a half of the rate gives way to a colleague who does not teach the course yet', () => {
  const staff = [teacher(1, 10, { rate: 0.5 }), teacher(2, 15, { course_ids: [] })]
  expect(chosen([need()], staff)).toEqual([[2, 'cathedra']])
})
test('by the numbers of the orders: hours of a post, and the most of them', () => {
  expect(chosen([need()], [teacher(1, 22)], 2)).toEqual([[1, 'cathedra']])
  expect(chosen([need()], [teacher(1, 22, { week_norm: 18 })])).toEqual([[1, 'cathedra']])
})

const open = (all: number, first = all) => ({ all, byShift: new Map([[1, first]]) })
test('nobody is proposed more hours than the lessons in which they can teach', () => {
  const staff = [teacher(1, 8, { open: open(10) }), teacher(2, 12)]
  expect(propose([need({ formers: [1] })], staff, 1.5)).toMatchObject([
    { teacher_id: 2, reason: 'cathedra', unable: 1 },
  ])
  expect(propose([need({ formers: [1], hours: 2 })], staff, 1.5)).toMatchObject([{ teacher_id: 1, unable: null }])
  expect(propose([need()], [teacher(1, 8, { open: open(10) })], 1.5)).toMatchObject([
    { teacher_id: null, reason: 'nobody', unable: 1 },
  ])
})
test('nor more of a shift than lessons of it', () => {
  const staff = [teacher(1, 4, { open: open(30, 5), shiftHours: new Map([[1, 4]]) })]
  expect(chosen([need()], staff)).toEqual([[null, 'nobody']])
  expect(chosen([need({ hours: 1 })], staff)).toEqual([[1, 'cathedra']])
  // what one is proposed before counts
  expect(chosen([need({ hours: 1 }), need({ group_id: 2, hours: 1 })], staff)).toEqual([
    [1, 'cathedra'],
    [null, 'nobody'],
  ])
  expect(chosen([need({ shift: null })], staff)).toEqual([[1, 'cathedra']])
  expect(chosen([need({ shift: 2, hours: 1 })], staff)).toEqual([[null, 'nobody']])
})
test('who has too many hours as it is did not give way for want of lessons', () => {
  expect(propose([need({ formers: [1] })], [teacher(1, 22, { open: open(20) }), teacher(2, 0)], 1.5)).toMatchObject([
    { teacher_id: 2, unable: null },
  ])
})

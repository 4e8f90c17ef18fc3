import { expect, test } from 'vitest'
import type { Rup, RupColumn, RupLine } from '../../../contract/rup.ts'
import { columnSteps, yearSteps } from './copied-steps.ts'

const column = (parallel: number, class_id: number | null = null): RupColumn => ({
  parallel,
  language: '',
  profile: '',
  class_id,
  class_title: class_id === null ? null : `${parallel}А`,
  classes: [],
  maximum: 35,
})
const line = (id: number, course: number, parallel: number, rest: Partial<RupLine> = {}): RupLine => ({
  id,
  course: { id: course, title: `Предмет ${course}`, colour: null },
  parallel,
  language: '',
  profile: '',
  class_id: null,
  hours: 3,
  hours_year: null,
  subgroups: 1,
  component: 'state',
  grading_mode: 'every_quarter',
  version: 1,
  ...rest,
})
const plan = (lines: RupLine[], columns: RupColumn[]): Rup => ({
  lines,
  columns,
  classes: columns.flatMap(({ class_id, class_title, parallel }) =>
    class_id === null ? [] : [{ id: class_id, title: class_title ?? '', parallel, language: '', profile: '' }],
  ),
  weeks: { first: 33, others: 34 },
  may_change: true,
})

test('a column is copied over another: what is there already stays, what differs is changed', () => {
  const [seven, eight] = [column(7), column(8)]
  const lines = [line(1, 1, 7), line(2, 2, 7), line(3, 1, 8), line(4, 2, 8, { hours: 5, version: 6 }), line(5, 9, 8)]
  expect(columnSteps(plan(lines, [seven, eight]), seven, eight)).toEqual([
    {
      place: { parallel: 8, language: '', profile: '', class_id: null },
      course_id: 2,
      component: 'state',
      hours: 3,
      version: 6,
      like: 2,
    },
  ])
})
test('a class takes only what the school chooses', () => {
  const [seven, own] = [column(7), column(7, 70)]
  const lines = [line(1, 1, 7), line(2, 2, 7, { component: 'school', hours: 1 })]
  expect(columnSteps(plan(lines, [seven, own]), seven, own).map(({ course_id }) => course_id)).toEqual([2])
})
test('the plan of the year before stands by parallels and titles of classes; what this year has not is left out', () => {
  const former = plan(
    [line(1, 1, 7), line(2, 1, 12), line(3, 2, 7, { component: 'school', class_id: 70 })],
    [column(7), column(7, 70), column(12)],
  )
  const { steps, left } = yearSteps(plan([], [column(7), column(7, 170)]), former)
  expect(steps.map(({ place, like, version }) => [place.parallel, place.class_id, like, version])).toEqual([
    [7, null, 1, null],
    [7, 170, 3, null],
  ])
  expect(left).toBe(1)
})

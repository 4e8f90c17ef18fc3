import { expect, test } from 'vitest'
import { cellId } from '#platform/web/grid/index.ts'
import type { RupColumn, RupLine } from '../../../contract/rup.ts'
import { cellsOf, courseOfRow, planCells, rowIdOf } from './plan-cells.ts'

const read = (text: string) => planCells.read(text, { columnId: '', rowId: 1, present: null }, 'typed')

test.each([
  ['3', 3],
  ['1,5', 1.5],
  ['0.5', 0.5],
])('«%s» are hours', (text, hours) => expect(read(text)).toEqual({ value: { hours, isOwn: true }, problem: null }))

test('what can’t be read is said', () => {
  expect(read('').problem).toBeNull()
  expect(read('три').problem).toContain('Ожидаются часы')
  expect(read('61').problem).toBe('Не больше 60')
  expect(planCells.mayContinue('1,')).toBe(true)
})

test('a row is a course in a component', () => {
  expect(courseOfRow(rowIdOf(12, 'school'))).toEqual({ courseId: 12, component: 'school' })
})

test('a narrow column shows hours of a wider one that hold there', () => {
  const place = { parallel: 10, language: '' as const, profile: '', class_id: null }
  const column = (profile: string): RupColumn => ({ ...place, profile, class_title: null, classes: [], maximum: 39 })
  const line: RupLine = {
    ...place,
    id: 1,
    course: { id: 4, title: 'Физика', colour: null },
    hours: 2,
    hours_year: null,
    component: 'state',
    subgroups: 1,
    grading_mode: 'every_quarter',
    version: 5,
  }
  const cells = cellsOf({ columns: [column(''), column('ЕМН')], lines: [line], weeks: { first: 33, others: 34 } })
  expect(cells.get(cellId('10///', rowIdOf(4, 'state')))).toEqual({ value: { hours: 2, isOwn: true }, version: 5 })
  expect(cells.get(cellId('10//ЕМН/', rowIdOf(4, 'state')))).toEqual({
    value: { hours: 2, isOwn: false },
    version: null,
  })
})

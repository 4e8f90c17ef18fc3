import { expect, test } from 'vitest'
import type { WorkloadBoard } from '../../contract/board.ts'
import { actsOf, sumOf, teacherLines, vacantLines } from './board-data.ts'

const group = (id: number, course_id: number, hours: number | null, assigned: number, parallel = 7) => ({
  id,
  title: `${parallel}А`,
  course_id,
  classes: [`${parallel}А`],
  parallel,
  hours,
  assigned,
})
const board: WorkloadBoard = {
  date: '2026-11-20',
  year: { id: 1, from: '2026-09-01', to: '2027-05-25' },
  year_norm: null,
  largest_load: 1.5,
  may_edit: true,
  cathedras: [{ id: 5, title: 'Математика' }],
  courses: [
    { id: 10, title: 'Алгебра', colour: null, cathedra_id: 5 },
    { id: 11, title: 'Музыка', colour: null, cathedra_id: null },
  ],
  groups: [group(1, 10, 3, 3), group(2, 10, 4, 2.5, 8), group(3, 11, 1, 0), group(4, 11, null, 0)],
  teachers: [
    { id: 51, full_name: 'Серикова Алия', cathedra_ids: [5], rate: 1, hours: 3, week_norm: 16, until: null },
    { id: 52, full_name: 'Ким Виктор', cathedra_ids: [], rate: 0.5, hours: 0, week_norm: 16, until: '2027-01-31' },
  ],
  assignments: [
    { id: 1, version: 1, teacher_id: 51, group_id: 1, hours: 3, from: '2026-09-01', to: '2027-05-25' },
    { id: 2, version: 1, teacher_id: 51, group_id: 2, hours: 2.5, from: '2026-09-01', to: '2027-05-25' },
  ],
}

test('what lacks hours, as it is narrowed', () => {
  const missing = (filters = {}) => vacantLines(board, filters).map(({ id, missing: hours }) => [id, hours])
  expect(missing()).toEqual([
    [2, 1.5],
    [3, 1],
  ])
  expect(missing({ parallel: 8 })).toEqual([[2, 1.5]])
  expect(missing({ course_id: 11 })).toEqual([[3, 1]])
  expect(missing({ cathedra_id: 5 })).toEqual([[2, 1.5]])
  expect(sumOf(vacantLines(board))).toBe(2.5)
})

test('teachers with what they have', () => {
  expect(teacherLines(board, {}).map(({ id, has, groups_count }) => [id, has, groups_count])).toEqual([
    [51, 'Алгебра: 7А, 8А', 2],
    [52, '', 0],
  ])
  expect(teacherLines(board, { search: 'вик ким' }).map(({ id }) => id)).toEqual([52])
  expect(teacherLines(board, { cathedra_id: 5 }).map(({ id }) => id)).toEqual([51])
})

test('what is assigned: all that is missing, or so many; of who leaves till the last day', () => {
  const [line] = vacantLines(board)
  const [first, leaving] = board.teachers
  if (!line || !first || !leaving) throw new Error('no board')
  expect(actsOf([line], first)).toEqual([{ kind: 'assign', group_id: 2, teacher_id: 51, hours: 1.5 }])
  expect(actsOf([line], leaving, 1)).toEqual([
    { kind: 'assign', group_id: 2, teacher_id: 52, hours: 1, to: '2027-01-31' },
  ])
})

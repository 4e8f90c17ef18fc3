import { expect, test } from 'vitest'
import { outlineOf } from './outline-of.ts'
import type { FormerClassRow, Situation, StudentRow } from './targets.ts'

const classRow = (id: number, parallel: number, letter: string): FormerClassRow => ({
  id,
  parallel,
  letter,
  title: `${parallel}${letter}`,
  language: 'ru',
  profile: '',
  shift: 1,
  capacity: 25,
})
const student = (id: number, class_id: number, more: Partial<StudentRow> = {}): StudentRow => ({
  id,
  full_name: `Ученик ${id}`,
  sex: null,
  class_id,
  placed_in: null,
  choice: null,
  held: null,
  note: '',
  ...more,
})
const school = (more: Partial<Situation>): Situation => ({
  isCollege: false,
  former: [],
  next: [],
  students: [],
  decided: [],
  newClasses: [],
  ...more,
})

test('classes move up with their letter, the lowest parallel opens as it was, the last one leaves', () => {
  const { parallels, lowest } = outlineOf(
    school({
      former: [classRow(1, 1, 'А'), classRow(2, 9, 'А'), classRow(3, 11, 'А')],
      students: [student(1, 1), student(2, 2), student(3, 3), student(4, 1, { held: 'repeats' })],
    }),
  )
  expect(parallels.map(({ number, mode }) => [number, mode])).toEqual([
    [1, 'keep'],
    [9, 'anew'],
    [11, 'leave'],
  ])
  expect(parallels[0]?.classes[0]?.into).toMatchObject({ id: null, title: '2А', capacity: 25 })
  expect(parallels[0]?.classes[0]?.students.map(({ fate }) => fate)).toEqual(['moves', 'held'])
  // no tenth class stands this year: one for each language
  expect(parallels[1]?.targets).toMatchObject([{ title: '10А', language: 'ru' }])
  expect(parallels[1]?.classes[0]?.students[0]?.target).toBe(parallels[1]?.targets[0])
  expect(parallels[2]?.classes[0]?.students[0]).toMatchObject({ fate: 'leaves', target: null })
  expect(lowest?.targets).toMatchObject([{ title: '1А' }])
})

test('a class of the new year is known by the class that it comes of, else by its letter', () => {
  const next = [
    { ...classRow(20, 8, 'Б'), previous_class_id: 1, students: 3 },
    { ...classRow(21, 8, 'А'), previous_class_id: null, students: 0 },
  ]
  const former = [classRow(1, 7, 'А'), classRow(2, 7, 'Б')]
  const { parallels } = outlineOf(school({ former, next }))
  expect(parallels[0]?.classes.map(({ into }) => [into?.id ?? null, into?.title])).toEqual([
    [20, '8Б'],
    // 8Б is taken, 8А stands already and comes of nothing
    [null, '8В'],
  ])
})

test('groups of a college keep their titles; those of a new intake are named by people', () => {
  const former = [
    { ...classRow(1, 1, 'ПО-26'), title: 'ПО-26' },
    { ...classRow(2, 4, 'ПО-23'), title: 'ПО-23' },
  ]
  const { parallels, lowest } = outlineOf(school({ isCollege: true, former }))
  expect(parallels[0]?.classes[0]?.into?.title).toBe('ПО-26')
  expect(parallels[1]?.mode).toBe('leave')
  expect(lowest).toEqual({ number: 1, targets: [] })
})

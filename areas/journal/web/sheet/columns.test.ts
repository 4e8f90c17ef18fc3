import { expect, test } from 'vitest'
import type { GridLesson, JournalGrid, Work } from '../../contract/journal.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { columnsIn, columnsOf, workName, type Period } from './columns.ts'

const work = (id: number, kind: 'sor' | 'soch', number: number, lesson_id: number | null): Work => ({
  id,
  kind,
  number,
  lesson_id,
  quarter_id: 1,
  title: '',
  maximum: 20,
})
const ids = (grid: JournalGrid, period: Period) => {
  const marked = new Set([...grid.scores, ...grid.misses].map(({ lesson_id }) => lesson_id))
  return columnsIn(columnsOf(grid, marked), period).map(({ id }) => id)
}

test('works follow their lesson, those without a day stand at the end of their quarter', () => {
  const works = [work(3, 'soch', 1, null), work(2, 'sor', 2, 101), work(1, 'sor', 1, 101)]
  const grid = sampleJournal({ students: 1, lessons: 45, works })
  expect(ids(grid, 1).slice(0, 5)).toEqual(['l100', 'l101', 'w1', 'w2', 'l102'])
  expect(ids(grid, 1).at(-1)).toBe('w3')
  expect(ids(grid, 'year')).toContain('l144')
  expect(ids(grid, 2)[0]).toBe('l139')
})

test('a cancelled lesson is shown only where it bears marks', () => {
  const grid = sampleJournal({ students: 1, lessons: 3 })
  const cancelled = (lesson: GridLesson): GridLesson => ({ ...lesson, status: 'cancelled' })
  const lessons = grid.lessons.map((lesson) => (lesson.id === 101 ? cancelled(lesson) : lesson))
  expect(ids({ ...grid, lessons }, 1)).toEqual(['l100', 'l102'])
  const miss = { id: 1, lesson_id: 101, student_id: 1, kind_id: 1, minutes: null, reason: null, version: 1 }
  expect(ids({ ...grid, lessons, misses: [miss] }, 1)).toEqual(['l100', 'l101', 'l102'])
})

test('two lessons of a day stand by their time', () => {
  const grid = sampleJournal({ students: 1, lessons: 2 })
  const [first, second] = grid.lessons
  if (!first || !second) throw new Error('two lessons')
  const lessons = [
    { ...first, start_time: '10:00' },
    { ...second, date: first.date, start_time: '08:00' },
  ]
  expect(ids({ ...grid, lessons }, 'year')).toEqual(['l101', 'l100'])
})

test('names of works', () => {
  expect([workName({ kind: 'sor', number: 2 }), workName({ kind: 'soch', number: 1 })]).toEqual(['СОР 2', 'СОЧ'])
})

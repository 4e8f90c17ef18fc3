import { expect, test } from 'vitest'
import { sampleJournal } from '../testing/sample-journal.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { startColumn } from './start-column.ts'

const work = { id: 5, quarter_id: 1, kind: 'sor' as const, number: 1, title: 'СОР 1', maximum: 20, lesson_id: 102 }
const journal = sampleJournal({ students: 1, lessons: 5, works: [work] })
const [first] = journal.lessons
// two lessons on the third of September, a work planned on the first of them
const double = { ...first, id: 150, date: '2026-09-03', slot: 2, start_time: '08:50', end_time: '09:30' }
const { store } = sampleSession({ ...journal, lessons: [...journal.lessons, double as typeof first & object] })
const columns = store.columnsIn(1)
const start = (today: string, time: string, lessonId: number | null = null) =>
  columns[startColumn(columns, { today, time, lessonId })]?.id

test.each([
  ['the lesson that is asked for', '2026-09-03', '08:10', 104, 'l104'],
  ['the one that is on', '2026-09-03', '08:10', null, 'l102'],
  ['the second of the day while it is on', '2026-09-03', '09:00', null, 'l150'],
  ['the first of the day in a break and in the evening', '2026-09-03', '20:00', null, 'l102'],
  ['the last before a day without lessons', '2026-09-05', '09:00', null, 'l103'],
  ['the first of all before the year', '2026-08-20', '09:00', null, 'l100'],
  ['as of today, where the one asked for is not shown', '2026-09-02', '09:00', 999, 'l101'],
] as const)('begins with %s', (_, today, time, lessonId, id) => {
  expect(start(today, time, lessonId)).toBe(id)
})

test('of no columns there is nothing to begin with but their place', () => {
  expect(startColumn([], { today: '2026-09-03', time: '', lessonId: null })).toBe(0)
})

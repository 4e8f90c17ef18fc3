import { expect, test } from 'vitest'
import type { Work } from '../../contract/journal.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { shownColumns } from './use-journal-sheet.ts'

const undated = (id: number, quarter_id: number): Work => ({
  id,
  quarter_id,
  kind: 'sor',
  number: id,
  title: `СОР ${id}`,
  maximum: 20,
  lesson_id: null,
})
const works = [undated(1, 1), undated(2, 2), undated(3, 2)]
const score = {
  id: 1,
  lesson_id: 140,
  student_id: 1,
  type: 'sor',
  value: 9,
  maximum: 20,
  work_id: 3,
  comment: null,
  version: 1,
} as const

/** On the second Tuesday of the second quarter; of its two works without a day one bears a mark. */
function shown(today: string, hidesFuture = true) {
  const { store } = sampleSession({ ...sampleJournal({ students: 2, lessons: 60, works, today }), scores: [score] })
  return (period: 1 | 2 | 'year') => shownColumns(store, store.columnsIn(period), { hidesFuture }).map(({ id }) => id)
}
const isWork = (id: string) => id.startsWith('w')

test('without future lessons the works without a day of past quarters stay, and those that bear marks', () => {
  const of = shown('2026-11-10')
  expect(of('year').filter(isWork)).toEqual(['w1', 'w3'])
  expect(of(1).filter(isWork)).toEqual(['w1'])
  expect(of(2)).toEqual(['l139', 'l140', 'l141', 'l142', 'l143', 'l144', 'l145', 'w3'])
})

test('of a period still to come all is shown, and all where nothing is hidden', () => {
  expect(shown('2026-11-10', false)(2).filter(isWork)).toEqual(['w2', 'w3'])
  expect(shown('2026-10-28')(2).filter(isWork)).toEqual(['w2', 'w3'])
})

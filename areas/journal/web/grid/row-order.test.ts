import { expect, test } from 'vitest'
import { sampleJournal } from '../testing/sample-journal.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { shownStudents } from './row-order.ts'

const work = { id: 5, quarter_id: 1, kind: 'sor' as const, number: 1, title: 'СОР 1', maximum: 20, lesson_id: 101 }

/** Four students: 9, 3, none, none; the first has written the work. @param joined the day on which the last came */
function marked(joined?: string) {
  const journal = sampleJournal({ students: 4, lessons: 2, works: [work] })
  const students = journal.students.map((student) =>
    student.id === 4 && joined ? { ...student, periods: [{ from: joined, to: null }] } : student,
  )
  const { store, cursor } = sampleSession({ ...journal, students })
  cursor.paste('9\t\t18\r\n3\r\n')
  return (wanted: Parameters<typeof shownStudents>[2]) =>
    shownStudents(store, store.columnsIn(1), wanted).map(({ id }) => id)
}

test.each([
  [{}, [1, 2, 3, 4]],
  [{ order: 'worst' }, [2, 1, 3, 4]],
  [{ order: 'best' }, [1, 2, 3, 4]],
  [{ only: 'low' }, [2]],
  [{ only: 'missing' }, [2, 3, 4]],
  [{ only: 'unmarked' }, [3, 4]],
  [{ order: 'worst', only: 'missing' }, [2, 3, 4]],
] as const)('%j shows the students %j', (wanted, ids) => {
  expect(marked()(wanted)).toEqual(ids)
})

test('nothing is wanting of who was not in the group on that day', () => {
  expect(marked('2026-09-02')({ only: 'missing' })).toEqual([2, 3, 4])
  const late = marked('2026-09-03')
  expect(late({ only: 'missing' })).toEqual([2, 3])
  expect(late({ only: 'unmarked' })).toEqual([3])
  expect(late({})).toEqual([1, 2, 3, 4])
})

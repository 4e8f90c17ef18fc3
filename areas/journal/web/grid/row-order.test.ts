import { expect, test } from 'vitest'
import { sampleJournal } from '../testing/sample-journal.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { shownStudents } from './row-order.ts'

const work = { id: 5, quarter_id: 1, kind: 'sor' as const, number: 1, title: 'СОР 1', maximum: 20, lesson_id: 101 }

/** Four students: 9, 3, none, none; the first has written the work. */
function marked() {
  const { store, cursor } = sampleSession(sampleJournal({ students: 4, lessons: 2, works: [work] }))
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

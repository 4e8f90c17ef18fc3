import { expect, test } from 'vitest'
import { sampleJournal, sampleSession } from '#areas/journal/web/testing/index.ts'
import { absentKind, countRoll, kindOfLetter, marksOn, missOf, rollCell, tapped } from './roll-marks.ts'

const grid = sampleJournal({ students: 4, lessons: 2 })
const [lesson] = grid.lessons
const kinds = grid.miss_kinds
const kind = (letter: string) => {
  const found = kindOfLetter(letter, kinds)
  if (!found) throw new Error('a kind')
  return found
}

test('a letter means its kind, or the first that begins with it', () => {
  expect(['н', 'У', 'о', 'д'].map((letter) => kind(letter).letter)).toEqual(['Н', 'У', 'О', 'ДО'])
  expect(kindOfLetter('ж', kinds)).toBeUndefined()
})

test('a tap makes who is there absent, and takes any miss away', () => {
  const here = { marks: [], miss: null }
  expect(tapped(here, kinds).miss).toEqual({ kind_id: absentKind(kinds)?.id, minutes: null, reason: null })
  expect(tapped({ marks: [], miss: missOf(kind('Б')) }, kinds)).toEqual(here)
})

test('counts who is there: being late is being there; saved by the journal’s own queue', async () => {
  if (!lesson) throw new Error('a lesson')
  const { store, cursor, deliver, server } = sampleSession(grid)
  const set = (
    studentId: number,
    miss: ReturnType<typeof missOf> | null,
    marks: { value: number; comment: null }[] = [],
  ) => cursor.writeCell({ columnId: `l${lesson.id}`, rowId: studentId }, { marks, miss })
  expect(countRoll(store, lesson)).toEqual({ present: 4, total: 4, kinds: [] })
  expect([set(1, missOf(kind('Н'))), set(2, missOf(kind('О'), 15)), set(3, missOf(kind('Б')))]).toEqual([
    null,
    null,
    null,
  ])
  const { present, total, kinds: counted } = countRoll(store, lesson)
  expect([present, total, counted.map((one) => [one.kind.letter, one.count])]).toEqual([
    2,
    4,
    [
      ['Н', 1],
      ['Б', 1],
      ['О', 1],
    ],
  ])
  expect(set(4, null, [{ value: 8, comment: null }])).toBeNull()
  expect(marksOn(store, lesson, 4)).toEqual(['8'])
  const after = tapped(store.value(rollCell(lesson, 4)), kinds)
  expect(cursor.writeCell({ columnId: `l${lesson.id}`, rowId: 4 }, after)?.reason).toBe(
    'За этот урок стоит ФО: сначала удалите отметку',
  )
  await deliver()
  expect([...server.misses.values()].map(({ student_id, minutes }) => [student_id, minutes])).toEqual([
    [1, null],
    [2, 15],
    [3, null],
  ])
})

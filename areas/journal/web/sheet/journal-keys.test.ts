import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { speakForTests } from '../testing/speak.ts'
import { sampleDesk } from '../testing/sample-desk.ts'
import { sampleJournal } from '../testing/sample-journal.ts'

beforeEach(() => {
  speakForTests()
})
afterEach(() => {
  vi.useRealTimers()
})
const ctrl = { ctrlKey: true }

describe('typing', () => {
  test('thirty marks are thirty digits and thirty Enters', async () => {
    const desk = sampleDesk(sampleJournal({ students: 30, lessons: 1 }))
    for (let index = 0; index < 30; index++) {
      desk.press(String((index % 9) + 1))
      desk.press('Enter')
    }
    await desk.deliver()
    expect(desk.cells().flat()).toEqual(Array.from({ length: 30 }, (_, index) => String((index % 9) + 1)))
    expect(desk.server.scores.size).toBe(30)
    expect(desk.outbox.all()).toEqual([])
  })

  test('from the last student Enter goes on to the next lesson that may be marked', () => {
    const desk = sampleDesk(sampleJournal({ students: 2, lessons: 3, today: '2026-09-02' }))
    for (const key of ['7', 'Enter', '8', 'Enter', '9', 'Enter', '5', 'Enter', '6', 'Enter']) desk.press(key)
    expect(desk.cells()).toEqual([
      ['7', '9', ''],
      ['8', '6', ''],
    ])
  })

  test('one and zero are ten, slash adds, digits replace the last mark', () => {
    const desk = sampleDesk(sampleJournal({ students: 1, lessons: 3 }))
    for (const key of ['1', '0', 'Tab', '7', 'Tab', '7', '/', '8', 'Enter']) desk.press(key)
    expect(desk.cells()).toEqual([['10', '7', '7 8']])
    for (const key of ['9', 'ArrowLeft', '/', '3', 'Enter']) desk.press(key)
    expect(desk.cells()).toEqual([['10', '7 3', '7 9']])
  })

  test('letters of misses work in both layouts and leave marks alone', () => {
    const desk = sampleDesk(sampleJournal({ students: 1, lessons: 5 }))
    for (const key of ['y', 'Tab', 'e', 'Tab', ',', 'Tab', 'l', 'j', 'Tab', 'j', '1', '5', 'Enter']) desk.press(key)
    expect(desk.cells()).toEqual([['Н', 'У', 'Б', 'ДО', 'О15']])
    desk.press('7')
    desk.press('Enter')
    expect(desk.cells()[0]?.[4]).toBe('О15 7')
  })

  test('a pause saves what stands there; a further digit still belongs to it or begins anew', () => {
    vi.useFakeTimers()
    const desk = sampleDesk(sampleJournal({ students: 1, lessons: 1 }))
    desk.press('1')
    expect(desk.outbox.all()).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(desk.outbox.all().map(({ want }) => want)).toEqual([{ value: 1, comment: null }])
    desk.press('0')
    vi.advanceTimersByTime(1_000)
    expect(desk.cells()).toEqual([['10']])
    desk.press('5')
    desk.press('Enter')
    expect(desk.cells()).toEqual([['5']])
    desk.press('z', ctrl)
    desk.press('z', ctrl)
    expect(desk.cells()).toEqual([['']])
  })

  test('Escape gives up what is typed, Backspace takes a key back', () => {
    const desk = sampleDesk(sampleJournal({ students: 1, lessons: 1 }))
    for (const key of ['7', 'Enter', '9', 'Escape', 'Enter']) desk.press(key)
    expect(desk.cells()).toEqual([['7']])
    for (const key of ['1', '0', 'Backspace', 'Enter']) desk.press(key)
    expect(desk.cells()).toEqual([['1']])
  })
})

describe('refusals', () => {
  test('a value over the maximum stays in the cell with the reason and goes nowhere', async () => {
    const desk = sampleDesk(sampleJournal({ students: 2, lessons: 1 }))
    for (const key of ['1', '1', 'Enter']) desk.press(key)
    await desk.deliver()
    expect(desk.cursor.told.get()).toEqual({ kind: 'refused', reason: 'Больше максимума 10' })
    expect(desk.store.view('l100:1')).toMatchObject({ typing: '11', problem: 'Больше максимума 10' })
    expect(desk.cursor.selection.get().focus).toEqual({ row: 0, column: 0 })
    expect(desk.server.blocks).toEqual([])
    for (const key of ['9', 'Enter']) desk.press(key)
    expect(desk.cells()).toEqual([['9'], ['']])
  })

  test('who clicks elsewhere is told what was not written', () => {
    const desk = sampleDesk(sampleJournal({ students: 1, lessons: 2 }))
    desk.press('7')
    desk.press('7')
    desk.cursor.leave()
    expect(desk.cursor.told.get()).toEqual({ kind: 'refused', reason: 'Не записано «77»: Больше максимума 10' })
    expect(desk.cells()).toEqual([['', '']])
  })

  test.each([
    ['a lesson to come', { today: '2026-08-31' }, 'Урок ещё не состоялся'],
    ['a closed period', { today: '2026-11-20' }, 'Период закрыт: отметки можно изменить только после его открытия'],
  ])('%s takes no key', (_name, given, reason) => {
    const desk = sampleDesk(sampleJournal({ students: 1, lessons: 1, ...given }))
    desk.press('7')
    expect(desk.cursor.told.get()).toEqual({ kind: 'refused', reason })
    expect(desk.store.view('l100:1').typing).toBeNull()
  })

  test('a mark where the student was absent, and a miss where a mark stands', () => {
    const desk = sampleDesk(sampleJournal({ students: 1, lessons: 2 }))
    for (const key of ['y', 'Tab', 'ArrowLeft', '7', 'Enter']) desk.press(key)
    expect(desk.cursor.told.get()).toMatchObject({ reason: 'Ученика не было на уроке: ФО не ставится' })
    desk.press('Escape')
    for (const key of ['ArrowRight', '7', 'ArrowLeft', 'ArrowRight', 'y', 'Enter']) desk.press(key)
    expect(desk.cursor.told.get()).toMatchObject({ reason: 'За этот урок стоит ФО: сначала удалите отметку' })
    desk.press('Escape')
    expect(desk.cells()).toEqual([['Н', '7']])
  })

  test('who may only read', () => {
    const grid = sampleJournal({ students: 1, lessons: 1 })
    const desk = sampleDesk({ ...grid, lessons: grid.lessons.map((lesson) => ({ ...lesson, may_mark: false })) })
    desk.press('7')
    expect(desk.cursor.told.get()).toMatchObject({ reason: 'Журнал открыт вам для чтения' })
  })
})

describe('works', () => {
  const work = { id: 5, quarter_id: 1, kind: 'sor', number: 1, title: 'СОР 1', maximum: 20, lesson_id: 101 } as const
  const journal = () => sampleJournal({ students: 1, lessons: 3, works: [work], today: '2026-09-03' })

  test('a column of its own takes points up to its maximum', async () => {
    const desk = sampleDesk(journal())
    for (const key of ['ArrowRight', 'ArrowRight', '1', '8', 'Tab']) desk.press(key)
    await desk.deliver()
    expect([...desk.server.scores.values()]).toMatchObject([{ type: 'sor', work_id: 5, value: 18, lesson_id: 101 }])
    for (const key of ['ArrowLeft', '2', '1', 'Enter']) desk.press(key)
    expect(desk.cursor.told.get()).toMatchObject({ reason: 'Больше максимума 20' })
  })

  test('who was absent then writes it on the last lesson since', async () => {
    const desk = sampleDesk(journal())
    for (const key of ['ArrowRight', 'y', 'Tab', '9', 'Enter']) desk.press(key)
    await desk.deliver()
    expect(desk.cells()).toEqual([['', 'Н', '9', '']])
    expect([...desk.server.scores.values()]).toMatchObject([{ work_id: 5, lesson_id: 102 }])
  })
})

describe('blocks', () => {
  const filled = () => {
    const desk = sampleDesk(sampleJournal({ students: 3, lessons: 3 }))
    desk.cursor.paste('7\t8\r\nН\t\r\n')
    return desk
  }

  test('a block from Excel', async () => {
    const desk = filled()
    expect(desk.cells()).toEqual([
      ['7', '8', ''],
      ['Н', '', ''],
      ['', '', ''],
    ])
    await desk.deliver()
    expect(desk.server.blocks).toHaveLength(1)
    expect([...desk.server.scores.values()].map(({ value }) => value)).toEqual([7, 8])
  })

  test('what of it can not stand is told, and what lies outside', () => {
    const desk = sampleDesk(sampleJournal({ students: 2, lessons: 1 }))
    desk.cursor.paste('7\t8\r\n11\r\n9\r\n')
    expect(desk.cells()).toEqual([['7'], ['']])
    expect(desk.cursor.told.get()).toEqual({
      kind: 'block',
      written: 1,
      outside: 2,
      refused: [{ columnId: 'l100', rowId: 2, reason: 'Больше максимума 10' }],
    })
  })

  test('one value fills the selection', () => {
    const desk = filled()
    desk.cursor.goTo({ row: 0, column: 2 })
    desk.cursor.goTo({ row: 2, column: 2 }, true)
    desk.cursor.paste('6')
    expect(desk.cells().map((row) => row[2])).toEqual(['6', '6', '6'])
  })

  test('copied and pasted back', () => {
    const desk = filled()
    desk.cursor.goTo({ row: 1, column: 1 }, true)
    expect(desk.cursor.copy()).toBe('7\t8\r\nН\t\r\n')
    expect(desk.cursor.cut()).toBe('7\t8\r\nН\t\r\n')
    expect(desk.cells().flat().join('')).toBe('')
  })

  test('undo and redo go block by block', async () => {
    const desk = filled()
    for (const key of ['5', 'Enter']) desk.press(key)
    const all = desk.cells()
    await desk.deliver()
    desk.press('z', ctrl)
    expect(desk.cells()[0]).toEqual(['7', '8', ''])
    desk.press('z', ctrl)
    expect(desk.cells().flat().join('')).toBe('')
    await desk.deliver()
    expect(desk.server.scores.size + desk.server.misses.size).toBe(0)
    desk.press('y', ctrl)
    desk.press('z', { ctrlKey: true, shiftKey: true })
    expect(desk.cells()).toEqual(all)
    await desk.deliver()
    expect(desk.outbox.all()).toEqual([])
    expect([...desk.server.scores.values()].map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([5, 8])
  })

  test('a cell that somebody changed since is not undone over them', () => {
    const desk = sampleDesk(sampleJournal({ students: 1, lessons: 1 }))
    for (const key of ['7', 'Enter']) desk.press(key)
    const row = { id: 9, lesson_id: 100, student_id: 1, type: 'fo' as const, value: 4, maximum: 10, work_id: null }
    desk.store.merge({ ...quiet, scores: [{ ...row, comment: null, version: 1 }] })
    desk.press('z', ctrl)
    expect(desk.cursor.told.get()).toMatchObject({ reason: 'Ячейка с тех пор изменилась' })
    expect(desk.cells()).toEqual([['4 7']])
  })

  test('Ctrl+Enter fills the selection, or the empty cells of the column', () => {
    const desk = filled()
    desk.press('y')
    desk.press('Enter', ctrl)
    expect(desk.cursor.told.get()).toMatchObject({ kind: 'block', written: 1 })
    expect(desk.cells().map((row) => row[0])).toEqual(['7', 'Н', 'Н'])
    desk.cursor.goTo({ row: 0, column: 2 })
    desk.cursor.goTo({ row: 1, column: 2 }, true)
    desk.press('9')
    desk.press('Enter', ctrl)
    expect(desk.cells().map((row) => row[2])).toEqual(['9', '9', ''])
  })

  test('Delete empties the selection', () => {
    const desk = filled()
    desk.press('a', ctrl)
    desk.press('Delete')
    expect(desk.cells().flat().join('')).toBe('')
  })
})

const quiet = {
  group_id: 7,
  scores: [],
  misses: [],
  removed_scores: [],
  removed_misses: [],
  lessons: [],
  results: [],
  removed_results: [],
}

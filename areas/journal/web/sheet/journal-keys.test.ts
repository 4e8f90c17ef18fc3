import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cellId } from '#platform/web/grid/index.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import { speakForTests } from '../testing/speak.ts'
import { sampleSession } from '../testing/sample-session.ts'
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
    const journalSession = sampleSession(sampleJournal({ students: 30, lessons: 1 }))
    for (let index = 0; index < 30; index++) {
      journalSession.press(String((index % 9) + 1))
      journalSession.press('Enter')
    }
    await journalSession.deliver()
    expect(journalSession.cells().flat()).toEqual(Array.from({ length: 30 }, (_, index) => String((index % 9) + 1)))
    expect(journalSession.server.scores.size).toBe(30)
    expect(journalSession.outbox.all()).toEqual([])
  })

  test('from the last student Enter goes on to the next lesson that may be marked', () => {
    const journalSession = sampleSession(sampleJournal({ students: 2, lessons: 3, today: '2026-09-02' }))
    for (const key of ['7', 'Enter', '8', 'Enter', '9', 'Enter', '5', 'Enter', '6', 'Enter']) journalSession.press(key)
    expect(journalSession.cells()).toEqual([
      ['7', '9', ''],
      ['8', '6', ''],
    ])
  })

  test('one and zero are ten, slash adds, digits replace the last mark', () => {
    const journalSession = sampleSession(sampleJournal({ students: 1, lessons: 3 }))
    for (const key of ['1', '0', 'Tab', '7', 'Tab', '7', '/', '8', 'Enter']) journalSession.press(key)
    expect(journalSession.cells()).toEqual([['10', '7', '7 8']])
    for (const key of ['9', 'ArrowLeft', '/', '3', 'Enter']) journalSession.press(key)
    expect(journalSession.cells()).toEqual([['10', '7 3', '7 9']])
  })

  test('letters of misses work in both layouts and leave marks alone', () => {
    const journalSession = sampleSession(sampleJournal({ students: 1, lessons: 5 }))
    for (const key of ['y', 'Tab', 'e', 'Tab', ',', 'Tab', 'l', 'j', 'Tab', 'j', '1', '5', 'Enter'])
      journalSession.press(key)
    expect(journalSession.cells()).toEqual([['Н', 'У', 'Б', 'ДО', 'О15']])
    journalSession.press('7')
    journalSession.press('Enter')
    expect(journalSession.cells()[0]?.[4]).toBe('О15 7')
  })

  test('a pause saves what stands there; a further digit still belongs to it or begins anew', () => {
    vi.useFakeTimers()
    const journalSession = sampleSession(sampleJournal({ students: 1, lessons: 1 }))
    journalSession.press('1')
    expect(journalSession.outbox.all()).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(journalSession.outbox.all().map(({ want }) => want)).toEqual([{ value: 1, comment: null }])
    journalSession.press('0')
    vi.advanceTimersByTime(1_000)
    expect(journalSession.cells()).toEqual([['10']])
    journalSession.press('5')
    journalSession.press('Enter')
    expect(journalSession.cells()).toEqual([['5']])
    journalSession.press('z', ctrl)
    journalSession.press('z', ctrl)
    expect(journalSession.cells()).toEqual([['']])
  })

  test('Escape gives up what is typed, Backspace takes a key back', () => {
    const journalSession = sampleSession(sampleJournal({ students: 1, lessons: 1 }))
    for (const key of ['7', 'Enter', '9', 'Escape', 'Enter']) journalSession.press(key)
    expect(journalSession.cells()).toEqual([['7']])
    for (const key of ['1', '0', 'Backspace', 'Enter']) journalSession.press(key)
    expect(journalSession.cells()).toEqual([['1']])
  })
})

describe('refusals', () => {
  test('a value over the maximum stays in the cell with the reason and goes nowhere', async () => {
    const journalSession = sampleSession(sampleJournal({ students: 2, lessons: 1 }))
    for (const key of ['1', '1', 'Enter']) journalSession.press(key)
    await journalSession.deliver()
    expect(journalSession.cursor.message.get()).toEqual({ kind: 'refused', reason: 'Больше максимума 10' })
    expect(journalSession.store.view('l100:1')).toMatchObject({ typing: '11', problem: 'Больше максимума 10' })
    expect(journalSession.cursor.selection.get().focus).toEqual({ row: 0, column: 0 })
    expect(journalSession.server.blocks).toEqual([])
    for (const key of ['9', 'Enter']) journalSession.press(key)
    expect(journalSession.cells()).toEqual([['9'], ['']])
  })

  test.each([
    ['at once', 0],
    ['after a pause', 1_000],
  ])('a sign that no mark bears is not swallowed: «-1» over a 7 leaves the 7, %s', async (_name, pause) => {
    const journalSession = sampleSession(sampleJournal({ students: 1, lessons: 1 }))
    for (const key of ['7', 'Enter']) journalSession.press(key)
    await journalSession.deliver()
    const sent = journalSession.server.blocks.length
    vi.useFakeTimers()
    for (const key of ['-', '1']) {
      journalSession.press(key)
      vi.advanceTimersByTime(pause)
    }
    vi.useRealTimers()
    journalSession.press('Enter')
    await journalSession.deliver()
    expect(journalSession.cursor.message.get()).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('Непонятно: «-1». Ожидается целое число 1–10'),
    })
    expect(journalSession.server.blocks).toHaveLength(sent)
    journalSession.press('Escape')
    expect(journalSession.cells()).toEqual([['7']])
  })

  test('who clicks elsewhere is told what was not written', () => {
    const journalSession = sampleSession(sampleJournal({ students: 1, lessons: 2 }))
    journalSession.press('7')
    journalSession.press('7')
    journalSession.cursor.leave()
    expect(journalSession.cursor.message.get()).toEqual({
      kind: 'refused',
      reason: 'Не записано «77»: Больше максимума 10',
    })
    expect(journalSession.cells()).toEqual([['', '']])
  })

  test.each([
    ['a lesson to come', { today: '2026-08-31' }, 'Урок ещё не состоялся'],
    ['a closed period', { today: '2026-11-20' }, 'Период закрыт: отметки можно изменить только после его открытия'],
  ])('%s takes no key', (_name, given, reason) => {
    const journalSession = sampleSession(sampleJournal({ students: 1, lessons: 1, ...given }))
    journalSession.press('7')
    expect(journalSession.cursor.message.get()).toEqual({ kind: 'refused', reason })
    expect(journalSession.store.view('l100:1').typing).toBeNull()
  })

  test('a mark where the student was absent, and a miss where a mark stands', () => {
    const journalSession = sampleSession(sampleJournal({ students: 1, lessons: 2 }))
    for (const key of ['y', 'Tab', 'ArrowLeft', '7', 'Enter']) journalSession.press(key)
    expect(journalSession.cursor.message.get()).toMatchObject({ reason: 'Ученика не было на уроке: ФО не ставится' })
    journalSession.press('Escape')
    for (const key of ['ArrowRight', '7', 'ArrowLeft', 'ArrowRight', 'y', 'Enter']) journalSession.press(key)
    expect(journalSession.cursor.message.get()).toMatchObject({
      reason: 'За этот урок стоит ФО: сначала удалите отметку',
    })
    journalSession.press('Escape')
    expect(journalSession.cells()).toEqual([['Н', '7']])
  })

  test('who may only read', () => {
    const grid = sampleJournal({ students: 1, lessons: 1 })
    const journalSession = sampleSession({
      ...grid,
      lessons: grid.lessons.map((lesson) => ({ ...lesson, may_mark: false })),
    })
    journalSession.press('7')
    expect(journalSession.cursor.message.get()).toMatchObject({ reason: 'Журнал открыт вам для чтения' })
  })
})

describe('works', () => {
  const work = { id: 5, quarter_id: 1, kind: 'sor', number: 1, title: 'СОР 1', maximum: 20, lesson_id: 101 } as const
  const journal = (students = 1) => sampleJournal({ students, lessons: 3, works: [work], today: '2026-09-03' })

  test('a column of its own takes points up to its maximum', async () => {
    const journalSession = sampleSession(journal())
    for (const key of ['ArrowRight', 'ArrowRight', '1', '8', 'Tab']) journalSession.press(key)
    await journalSession.deliver()
    expect([...journalSession.server.scores.values()]).toMatchObject([
      { type: 'sor', work_id: 5, value: 18, lesson_id: 101 },
    ])
    for (const key of ['ArrowLeft', '2', '1', 'Enter']) journalSession.press(key)
    expect(journalSession.cursor.message.get()).toMatchObject({ reason: 'Больше максимума 20' })
  })

  test('who was absent then writes it on the last lesson since', async () => {
    const journalSession = sampleSession(journal())
    for (const key of ['ArrowRight', 'y', 'Tab', '9', 'Enter']) journalSession.press(key)
    await journalSession.deliver()
    expect(journalSession.cells()).toEqual([['', 'Н', '9', '']])
    expect([...journalSession.server.scores.values()]).toMatchObject([{ work_id: 5, lesson_id: 102 }])
  })

  test('what was written later is changed where it stands', async () => {
    const written = { id: 9, lesson_id: 102, student_id: 1, type: 'sor', value: 12, maximum: 20, work_id: 5 } as const
    const { press, deliver, server } = sampleSession({
      ...journal(),
      scores: [{ ...written, comment: null, version: 1 }],
    })
    for (const key of ['ArrowRight', 'ArrowRight', '1', '8', 'Tab']) press(key)
    await deliver()
    expect(server.blocks.flat()).toMatchObject([{ id: 9, value: 18, lesson_id: 102 }])
  })

  test('a retake keeps what stood, is corrected as it is, undone and done again; it is filled into no other cell', async () => {
    const { cursor, server, press, deliver } = sampleSession(journal(2))
    for (const key of ['ArrowRight', 'ArrowRight', '5', 'Tab', 'ArrowLeft']) press(key)
    await deliver()
    const standing = () => [...server.scores.values()].map(({ value, retake }) => [value, retake?.former ?? null])
    const retake = { former: 5, on: '2026-09-03' }
    const after = { marks: [{ value: 14, comment: null, retake }], miss: null }
    expect(cursor.writeCell({ columnId: 'w5', rowId: 1 }, after)).toBeNull()
    await deliver()
    expect(standing()).toEqual([[14, 5]])
    for (const key of ['1', '5', 'Tab', 'ArrowLeft']) press(key)
    await deliver()
    expect(standing()).toEqual([[15, 5]])
    press('z', { ctrlKey: true })
    press('z', { ctrlKey: true })
    await deliver()
    expect(standing()).toEqual([[5, null]])
    press('y', { ctrlKey: true })
    await deliver()
    expect(standing()).toEqual([[14, 5]])
    press('Enter', { ctrlKey: true })
    await deliver()
    expect(standing()).toEqual([
      [14, 5],
      [14, null],
    ])
  })
})

describe('a retake', () => {
  const work = { id: 5, quarter_id: 1, kind: 'sor', number: 1, title: 'Степень', maximum: 20, lesson_id: 100 } as const
  const written = { id: 9, lesson_id: 100, student_id: 1, type: 'sor', value: 5, maximum: 20, work_id: 5 } as const
  const journal = { ...sampleJournal({ students: 1, lessons: 3, works: [work] }) }
  const score = { ...written, comment: null, version: 1 }
  const scores = [score]
  const cell = { columnId: 'w5', rowId: 1 }
  const retaken = (value: number, former: number, on: string) => ({
    marks: [{ value, comment: null, retake: { former, on } }],
    miss: null,
  })

  test('typed again before it was sent takes the place of the first; once it is stored it is refused', async () => {
    const { cursor, server, deliver } = sampleSession({ ...journal, scores })
    server.scores.set(score.id, { ...score, client_id: 'earlier' })
    expect(cursor.writeCell(cell, retaken(14, 5, '2026-09-02'))).toBeNull()
    expect(cursor.writeCell(cell, retaken(17, 14, '2026-09-03'))).toBeNull()
    await deliver()
    expect(server.blocks.flat()).toMatchObject([{ id: 9, value: 17, retake: { former: 5, on: '2026-09-03' } }])
    expect(cursor.writeCell(cell, retaken(20, 17, '2026-09-03'))?.reason).toMatch(/^Работу уже пересдавали/)
  })

  test('what stood before it is what the server says, and nothing more is sent', async () => {
    const { server, store, outbox, cursor, deliver } = sampleSession({ ...journal, scores })
    server.scores.set(score.id, { ...score, client_id: 'earlier' })
    expect(cursor.writeCell(cell, retaken(14, 5, '2026-09-02'))).toBeNull()
    // the server keeps another mark than was seen here
    server.keptFormer = 6
    await deliver()
    expect([server.blocks, outbox.all()]).toEqual([[expect.anything()], []])
    expect(store.value(cellId('w5', 1)).marks).toEqual([
      { value: 14, comment: null, retake: { former: 6, on: '2026-09-02' } },
    ])
  })

  test('is refused where the policy forbids it', () => {
    const rules = { ...defaultPolicy(), retakes: 'none' }
    const { cursor } = sampleSession({ ...journal, scores, policy: { id: 1, version: 1, rules } })
    expect(cursor.writeCell(cell, retaken(14, 5, '2026-09-02'))?.reason).toMatch(/^Пересдачи запрещены/)
  })
})

describe('a mark for one who was absent', () => {
  const absent = () => {
    const journalSession = sampleSession(sampleJournal({ students: 2, lessons: 1 }))
    for (const key of ['y', 'Enter', 'ArrowUp', '7', 'Enter']) journalSession.press(key)
    return journalSession
  }

  test('is asked about, and Enter takes the miss away for it', async () => {
    const { cursor, cells, press, deliver, server } = absent()
    expect(cursor.message.get()).toMatchObject({ kind: 'ask', question: 'Снять Н и поставить 7?' })
    expect(cells()).toEqual([['Н'], ['']])
    press('Enter')
    expect(cells()).toEqual([['7'], ['']])
    expect(cursor.message.get()).toBeNull()
    await deliver()
    expect([server.misses.size, server.scores.size]).toEqual([0, 1])
  })

  test('is given up by Esc', () => {
    const { cursor, cells, press } = absent()
    press('Escape')
    expect(cursor.message.get()).toBeNull()
    expect(cells()).toEqual([['Н'], ['']])
  })
})

describe('a mark typed for a selection with absent students', () => {
  /** Four students on one lesson: absent, none, ill, none. */
  const filled = () => {
    const journalSession = sampleSession(sampleJournal({ students: 4, lessons: 1 }))
    const { cursor, press } = journalSession
    cursor.paste('Н\r\n\r\nБ\r\n')
    cursor.goTo({ row: 0, column: 0 })
    cursor.goTo({ row: 3, column: 0 }, true)
    press('7')
    press('Enter', ctrl)
    return { ...journalSession, marks: () => journalSession.cells().flat() }
  }

  test('is written where it can be, and asked about once for the rest', () => {
    const { cursor, press, marks } = filled()
    expect(marks()).toEqual(['Н', '7', 'Б', '7'])
    expect(cursor.message.get()).toMatchObject({
      kind: 'ask',
      question: 'Снять Н и поставить 7? Ячеек: 1. Снять Б и поставить 7? Ячеек: 1.',
    })
    press('Enter')
    expect(marks()).toEqual(['7', '7', '7', '7'])
    expect([cursor.message.get(), cursor.done.get()]).toEqual([null, 2])
    press('z', ctrl)
    expect(marks()).toEqual(['Н', '7', 'Б', '7'])
  })

  test('leaves them as they were by Esc', () => {
    const { cursor, press, marks } = filled()
    press('Escape')
    expect(marks()).toEqual(['Н', '7', 'Б', '7'])
    expect(cursor.message.get()).toBeNull()
  })
})

describe('blocks', () => {
  const filled = () => {
    const journalSession = sampleSession(sampleJournal({ students: 3, lessons: 3 }))
    journalSession.cursor.paste('7\t8\r\nН\t\r\n')
    return journalSession
  }

  test('a block from Excel', async () => {
    const journalSession = filled()
    expect(journalSession.cells()).toEqual([
      ['7', '8', ''],
      ['Н', '', ''],
      ['', '', ''],
    ])
    await journalSession.deliver()
    expect(journalSession.server.blocks).toHaveLength(1)
    expect([...journalSession.server.scores.values()].map(({ value }) => value)).toEqual([7, 8])
  })

  test('what of it can not stand is told, and what lies outside', () => {
    const journalSession = sampleSession(sampleJournal({ students: 2, lessons: 1 }))
    journalSession.cursor.paste('7\t8\r\n11\r\n9\r\n')
    expect(journalSession.cells()).toEqual([['7'], ['']])
    expect(journalSession.cursor.message.get()).toEqual({
      kind: 'block',
      written: 1,
      outside: 2,
      refused: [{ columnId: 'l100', rowId: 2, reason: 'Больше максимума 10' }],
    })
  })

  test('more than ten cells are shown first: what is filled, what is replaced, what stays', () => {
    const { cursor, cells } = sampleSession(sampleJournal({ students: 8, lessons: 2 }))
    cursor.paste('5\r\n')
    cursor.paste('7\t8\r\n6\t6\r\n6\t6\r\n6\t6\r\n6\t6\r\n6\t11\r\n')
    expect(cells().flat().filter(Boolean)).toEqual(['5'])
    expect(cursor.message.get()).toMatchObject({
      kind: 'paste',
      glance: { filled: 10, replaced: [{ columnId: 'l100', rowId: 1, from: '5', to: '7' }], left: 1 },
    })
    const message = cursor.message.get()
    if (message?.kind === 'paste') cursor.putIn(message.text)
    expect(cells()[0]).toEqual(['7', '8'])
    expect(cursor.message.get()).toMatchObject({ kind: 'block', written: 11 })
  })

  test('one value fills the selection', () => {
    const journalSession = filled()
    journalSession.cursor.goTo({ row: 0, column: 2 })
    journalSession.cursor.goTo({ row: 2, column: 2 }, true)
    journalSession.cursor.paste('6')
    expect(journalSession.cells().map((row) => row[2])).toEqual(['6', '6', '6'])
  })

  test('copied and pasted back', () => {
    const journalSession = filled()
    journalSession.cursor.goTo({ row: 1, column: 1 }, true)
    expect(journalSession.cursor.copy()).toBe('7\t8\r\nН\t\r\n')
    expect(journalSession.cursor.cut()).toBe('7\t8\r\nН\t\r\n')
    expect(journalSession.cells().flat().join('')).toBe('')
  })

  test('undo and redo go block by block', async () => {
    const journalSession = filled()
    for (const key of ['5', 'Enter']) journalSession.press(key)
    const all = journalSession.cells()
    await journalSession.deliver()
    journalSession.press('z', ctrl)
    expect(journalSession.cells()[0]).toEqual(['7', '8', ''])
    journalSession.press('z', ctrl)
    expect(journalSession.cells().flat().join('')).toBe('')
    await journalSession.deliver()
    expect(journalSession.server.scores.size + journalSession.server.misses.size).toBe(0)
    journalSession.press('y', ctrl)
    journalSession.press('z', { ctrlKey: true, shiftKey: true })
    expect(journalSession.cells()).toEqual(all)
    await journalSession.deliver()
    expect(journalSession.outbox.all()).toEqual([])
    expect([...journalSession.server.scores.values()].map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([
      5, 8,
    ])
  })

  test('a cell that somebody changed since is not undone over them', () => {
    const journalSession = sampleSession(sampleJournal({ students: 1, lessons: 1 }))
    for (const key of ['7', 'Enter']) journalSession.press(key)
    const row = { id: 9, lesson_id: 100, student_id: 1, type: 'fo' as const, value: 4, maximum: 10, work_id: null }
    journalSession.store.merge({ ...quiet, scores: [{ ...row, comment: null, version: 1 }] })
    journalSession.press('z', ctrl)
    expect(journalSession.cursor.message.get()).toMatchObject({ reason: 'Ячейка с тех пор изменилась' })
    expect(journalSession.cells()).toEqual([['4 7']])
  })

  test('Ctrl+Enter fills the selection, or the empty cells of the column', () => {
    const journalSession = filled()
    journalSession.press('y')
    journalSession.press('Enter', ctrl)
    expect(journalSession.cursor.message.get()).toMatchObject({ kind: 'block', written: 1 })
    expect(journalSession.cells().map((row) => row[0])).toEqual(['7', 'Н', 'Н'])
    journalSession.cursor.goTo({ row: 0, column: 2 })
    journalSession.cursor.goTo({ row: 1, column: 2 }, true)
    journalSession.press('9')
    journalSession.press('Enter', ctrl)
    expect(journalSession.cells().map((row) => row[2])).toEqual(['9', '9', ''])
  })

  test('Delete empties the selection', () => {
    const journalSession = filled()
    journalSession.press('a', ctrl)
    journalSession.press('Delete')
    expect(journalSession.cells().flat().join('')).toBe('')
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

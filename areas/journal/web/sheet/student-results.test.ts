import { beforeEach, describe, expect, test } from 'vitest'
import { rowSignal } from '#platform/web/grid/index.ts'
import type { JournalGrid } from '../../contract/journal.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import { sampleDesk } from '../testing/sample-desk.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { speakForTests } from '../testing/speak.ts'
import { ResultsBoard } from './results-board.ts'
import { resultSlots, slotId, slotsBeside } from './result-slots.ts'
import { studentResults } from './student-results.ts'

beforeEach(() => {
  speakForTests()
})
const journal = (mode: JournalGrid['group']['grading_mode'] = 'every_quarter', today = '2026-10-20') => {
  const grid = sampleJournal({ students: 2, lessons: 60, today })
  return { ...grid, group: { ...grid.group, grading_mode: mode } }
}
const textsOf = ({ store }: ReturnType<typeof sampleDesk>) =>
  [...studentResults(store, 1).slots.values()].map(({ text }) => text)

test('marks count as they stand on the screen, saved or not', () => {
  const desk = sampleDesk(journal())
  expect(textsOf(desk)).toEqual(['—', '—', '—', '—', '—', '—'])
  for (const key of ['8', 'Tab', '9', 'Enter']) desk.press(key)
  expect(textsOf(desk)[0]).toBe('5')
  expect(studentResults(desk.store, 1).averages.get(1)).toBe('8,5')
})

test('a planned work that is not written gives no result', () => {
  const work = { id: 1, quarter_id: 1, kind: 'sor', number: 1, title: 'СОР 1', maximum: 20, lesson_id: 101 } as const
  const desk = sampleDesk({ ...journal(), works: [work] })
  for (const key of ['8', 'Enter']) desk.press(key)
  const first = [...studentResults(desk.store, 1).slots.values()][0]
  expect(first).toMatchObject({ text: '—', recommended: null, computed: { kind: 'missing', missing: ['нет СОР'] } })
})

test('what was set stands before what is recommended; a closed period without a result is н/а', () => {
  const set: PeriodResult = {
    id: 1,
    student_id: 1,
    quarter_id: 1,
    half: null,
    type: 'quarter_score',
    recommended: null,
    percent: null,
    value: 4,
    reason: 'Перевод',
    author: 'Сериков А. Б.',
    changed_at: '2026-10-25T10:00:00Z',
    version: 1,
    policy_id: 1,
  }
  const desk = sampleDesk({ ...journal('every_quarter', '2026-11-20'), results: [set] })
  expect(textsOf(desk)[0]).toBe('4')
  const other = [...studentResults(desk.store, 2).slots.values()][0]
  expect(other).toMatchObject({ text: 'н/а', set: null, isOpen: false })
})

test.each([
  ['every_quarter', ['I четверть', 'II четверть', 'III четверть', 'IV четверть', 'Год', 'Итоговая']],
  ['six_months', ['I полугодие', 'II полугодие', 'Год', 'Итоговая']],
  ['pass_fail_once_six_months', ['I полугодие', 'II полугодие', 'Год']],
  ['not_evaluated', []],
] as const)('results of %s', (mode, titles) => {
  expect(resultSlots(journal(mode)).map(({ title }) => title)).toEqual(titles)
})

test('beside the marks of a quarter stands its own result', () => {
  expect(slotsBeside(journal(), 2).map(slotId)).toEqual(['quarter_score:2:'])
  expect(slotsBeside(journal('six_months'), 3).map(slotId)).toEqual(['quarter_score::2'])
})

test('the board computes behind and tells who watches', async () => {
  const desk = sampleDesk(journal())
  const board = new ResultsBoard(desk.store)
  const told = new Promise<void>((resolve) => {
    const stop = board.watch(1, () => {
      stop()
      resolve()
    })
  })
  expect(board.of(1)).toBeNull()
  await told
  expect(board.of(1)?.slots.size).toBe(6)
})

describe('a policy that supersedes the one in force', () => {
  const work = { id: 1, quarter_id: 1, kind: 'sor', number: 1, title: 'СОР 1', maximum: 20, lesson_id: 101 } as const
  const foOnly = { id: 2, version: 2, rules: { ...defaultPolicy(), version: 2, weights: { fo: 100, sor: 0, soch: 0 } } }
  const opened = () => {
    const desk = sampleDesk({ ...journal(), works: [work] })
    for (const key of ['8', 'Enter']) desk.press(key)
    return desk
  }

  test('is followed by what is shown, and the former one stays for what was closed by it', () => {
    const { store, ...desk } = opened()
    const signals: string[] = []
    store.signals.on(rowSignal(1), () => signals.push('row'))
    expect(textsOf({ store, ...desk })[0]).toBe('—')
    expect(store.supersede(foOnly)).toBe(true)
    expect(textsOf({ store, ...desk })[0]).toBe('4')
    expect(signals).toEqual(['row'])
    expect(store.grid.former_policies.map(({ version }) => version)).toEqual([1])
  })

  test('is not taken twice, nor undone by a reading that began before', () => {
    const desk = opened()
    const before = desk.store.grid
    desk.store.supersede(foOnly)
    expect(desk.store.supersede(foOnly)).toBe(false)
    desk.store.reload({ ...before })
    expect(desk.store.grid.policy.version).toBe(2)
    expect(textsOf(desk)[0]).toBe('4')
  })
})

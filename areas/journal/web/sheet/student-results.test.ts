import { beforeEach, describe, expect, test } from 'vitest'
import { rowSignal } from '#platform/web/grid/index.ts'
import type { JournalGrid } from '../../contract/journal.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { speakForTests } from '../testing/speak.ts'
import { ResultsCache } from './results-cache.ts'
import { resultSlots, slotId, slotsBeside } from './result-slots.ts'
import { studentResults } from './student-results.ts'

beforeEach(() => {
  speakForTests()
})
const journal = (mode: JournalGrid['group']['grading_mode'] = 'every_quarter', today = '2026-10-20') => {
  const grid = sampleJournal({ students: 2, lessons: 60, today })
  return { ...grid, group: { ...grid.group, grading_mode: mode } }
}
const textsOf = ({ store }: ReturnType<typeof sampleSession>) =>
  studentResults(store, 1)
    .all()
    .map(({ text }) => text)

test('marks count as they stand on the screen, saved or not', () => {
  const journalSession = sampleSession(journal())
  expect(textsOf(journalSession)).toEqual(['—', '—', '—', '—', '—', '—'])
  for (const key of ['8', 'Tab', '9', 'Enter']) journalSession.press(key)
  expect(textsOf(journalSession)[0]).toBe('5')
  expect(studentResults(journalSession.store, 1).average(1)).toBe('8,5')
})

test('a mark brings its own quarter up to date: what no mark of it decides stays the very same', () => {
  const journalSession = sampleSession(journal('every_quarter', '2026-11-20'))
  const { store } = journalSession
  const before = studentResults(store, 1)
  const [firstQuarter, secondQuarter, , , year] = before.all()
  expect(before.average(2)).toBeNull()
  store.write([{ columnId: 'l145', rowId: 1, after: { marks: [{ value: 9, comment: null }], miss: null } }])
  const now = studentResults(store, 1, before)
  expect(now.average(2)).toBe('9')
  expect(now.all()[0]).toBe(firstQuarter)
  expect(now.all()[1]).not.toBe(secondQuarter)
  // the quarter is open: it says nothing to the year yet
  expect(now.all()[4]).toBe(year)
})

test('a row is told of a mark once, not again when the mark has been saved', async () => {
  const journalSession = sampleSession(journal())
  const told: number[] = []
  for (const id of [1, 2]) journalSession.store.signals.on(rowSignal(id), () => told.push(id))
  for (const key of ['8', 'Enter']) journalSession.press(key)
  await journalSession.deliver()
  expect(journalSession.server.scores.size).toBe(1)
  expect(told).toEqual([1])
})

test('a planned work that is not written gives no result', () => {
  const work = { id: 1, quarter_id: 1, kind: 'sor', number: 1, title: 'СОР 1', maximum: 20, lesson_id: 101 } as const
  const journalSession = sampleSession({ ...journal(), works: [work] })
  for (const key of ['8', 'Enter']) journalSession.press(key)
  const first = studentResults(journalSession.store, 1).all()[0]
  expect(first).toMatchObject({ text: '—', recommended: null, computed: { kind: 'missing', missing: ['нет СОР'] } })
})

test('what is missing is told as it stands after each mark', () => {
  const works = [1, 2].map((number) => ({
    id: number,
    quarter_id: 1,
    kind: 'sor' as const,
    number,
    title: `СОР ${number}`,
    maximum: 20,
    lesson_id: 100 + number,
  }))
  const { store } = sampleSession({ ...journal(), works })
  const mark = (columnId: string) =>
    store.write([{ columnId, rowId: 1, after: { marks: [{ value: 9, comment: null }], miss: null } }])
  const before = studentResults(store, 1)
  const [slot] = before.all().map((one) => one.slot)
  if (!slot) throw new Error('the journal has no results')
  expect(before.missing(slot)).toBe('нет СОР 1, нет СОР 2')
  mark('l100')
  const marked = studentResults(store, 1, before)
  expect(marked.missing(slot)).toBe('нет СОР 1, нет СОР 2')
  mark('w1')
  const written = studentResults(store, 1, marked)
  expect(written.missing(slot)).toBe('нет СОР 2')
  mark('w2')
  expect(studentResults(store, 1, written).missing(slot)).toBe('')
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
    confirmed_for: null,
    differs: false,
    reason: 'Перевод',
    author: 'Сериков А. Б.',
    changed_at: '2026-10-25T10:00:00Z',
    version: 1,
    policy_id: 1,
  }
  const journalSession = sampleSession({ ...journal('every_quarter', '2026-11-20'), results: [set] })
  expect(textsOf(journalSession)[0]).toBe('4')
  const other = studentResults(journalSession.store, 2).all()[0]
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

test('results are computed in the background, and whoever watches is notified', async () => {
  const journalSession = sampleSession(journal())
  const cache = new ResultsCache(journalSession.store)
  const repainted = new Promise<void>((resolve) => {
    const stop = cache.watch(1, () => {
      stop()
      resolve()
    })
  })
  expect(cache.of(1)).toBeNull()
  await repainted
  expect(cache.of(1)?.all()).toHaveLength(6)
})

describe('a policy that supersedes the one in force', () => {
  const work = { id: 1, quarter_id: 1, kind: 'sor', number: 1, title: 'СОР 1', maximum: 20, lesson_id: 101 } as const
  const foOnly = { id: 2, version: 2, rules: { ...defaultPolicy(), version: 2, weights: { fo: 100, sor: 0, soch: 0 } } }
  const opened = () => {
    const journalSession = sampleSession({ ...journal(), works: [work] })
    for (const key of ['8', 'Enter']) journalSession.press(key)
    return journalSession
  }

  test('is followed by what is shown, and the former one stays for what was closed by it', () => {
    const { store, ...journalSession } = opened()
    const signals: string[] = []
    store.signals.on(rowSignal(1), () => signals.push('row'))
    expect(textsOf({ store, ...journalSession })[0]).toBe('—')
    expect(store.supersede(foOnly)).toBe(true)
    expect(textsOf({ store, ...journalSession })[0]).toBe('4')
    expect(signals).toEqual(['row'])
    expect(store.grid.former_policies.map(({ version }) => version)).toEqual([1])
  })

  test('is not taken twice, nor undone by a reading that began before', () => {
    const journalSession = opened()
    const before = journalSession.store.snapshot()
    journalSession.store.supersede(foOnly)
    expect(journalSession.store.supersede(foOnly)).toBe(false)
    journalSession.store.reload({ ...before })
    expect(journalSession.store.grid.policy.version).toBe(2)
    expect(textsOf(journalSession)[0]).toBe('4')
  })
})

import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AppProviders } from '#platform/web/app-providers.tsx'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import type { Work } from '../../contract/journal.ts'
import type { Period } from '../sheet/columns.ts'
import { ResultsCache } from '../sheet/results-cache.ts'
import { slotId } from '../sheet/result-slots.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { sampleSession } from '../testing/sample-session.ts'
import { speakForTests } from '../testing/speak.ts'
import { columnsBeside, resultsAside } from './results-aside.tsx'

beforeEach(() => {
  speakForTests()
})
const set: PeriodResult = {
  id: 1,
  student_id: 1,
  quarter_id: 1,
  half: null,
  type: 'quarter_score',
  recommended: 4,
  percent: 70,
  value: 5,
  confirmed_for: null,
  differs: true,
  reason: 'Олимпиада',
  author: null,
  changed_at: '2026-10-20T10:00:00Z',
  version: 1,
  policy_id: 1,
}
const work: Work = { id: 5, quarter_id: 1, kind: 'sor', number: 1, title: 'СОР 1', maximum: 20, lesson_id: 100 }

interface Given {
  results?: PeriodResult[]
  works?: Work[]
  closed?: string[]
}

/** What stands beside the marks of one student, who has a 7. */
async function show({ results = [], works = [], closed = [] }: Given) {
  const session = sampleSession({ ...sampleJournal({ students: 1, lessons: 2, works }), results })
  const { store, cursor } = session
  cursor.writeCell({ columnId: 'l100', rowId: 1 }, { marks: [{ value: 7, comment: null }], miss: null })
  const beside = columnsBeside(store.grid, 1, { percent: false })
  const aside = resultsAside({ results: new ResultsCache(store), period: 1, beside, closed: new Set(closed) })
  render(
    <AppProviders>
      <>
        {aside?.heads(5)}
        {aside?.cells(1, 5)}
      </>
    </AppProviders>,
  )
  await screen.findByText('7')
  const [, result] = screen.getAllByRole('gridcell')
  return { result, sign: result?.dataset['sign'], says: result?.textContent }
}

test('a result that differs from its marks bears ≠, and says so to those who hear it', async () => {
  expect(await show({ results: [set] })).toMatchObject({
    sign: 'differs',
    says: '5*, выставлено иначе, чем по отметкам',
  })
})

test('once it is confirmed the sign goes, whatever the marks say', async () => {
  const confirmed = { ...set, confirmed_for: 4, differs: false }
  expect(await show({ results: [confirmed] })).toMatchObject({ sign: undefined, says: '5' })
})

test('a result that lacks a work bears «?», and says what is wanting', async () => {
  const { sign, says } = await show({ works: [work] })
  expect([sign, says]).toEqual(['missing', '—, нет СОР'])
})

test('a closed period has a lock in its heading, an open one none', async () => {
  await show({ closed: [slotId({ type: 'quarter_score', quarter_id: 1, half: null })] })
  const heading = screen.getByRole('columnheader', { name: 'I четверть, период закрыт' })
  expect(heading.querySelector('svg')).toBeTruthy()
})

test.each<[string, Period, boolean, string[]]>([
  ['a quarter', 1, true, ['average', 'percent', 'result']],
  ['a quarter without percent', 1, false, ['average', 'result']],
  ['the year', 'year', true, ['average', 'result', 'result', 'result', 'result', 'result', 'result']],
])('what stands beside the marks of %s', (_, period, percent, kinds) => {
  const { store } = sampleSession(sampleJournal({ students: 1, lessons: 2 }))
  expect(columnsBeside(store.grid, period, { percent }).map(({ kind }) => kind)).toEqual(kinds)
})

test('where nothing is graded nothing stands beside the marks', () => {
  const journal = sampleJournal({ students: 1, lessons: 2 })
  const { store } = sampleSession({ ...journal, group: { ...journal.group, grading_mode: 'not_evaluated' } })
  expect(columnsBeside(store.grid, 1, { percent: true })).toEqual([])
})

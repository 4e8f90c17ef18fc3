import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { msg } from '@lingui/core/macro'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { defaultPolicy, formulaWeights } from '#areas/grading/rules/policy.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { ResultsCache, resultSlots } from '#areas/journal/web/index.ts'
import { sampleJournal, sampleSession } from '#areas/journal/web/testing/index.ts'
import { ResultCard } from './result-card.tsx'

const set: PeriodResult = {
  id: 5,
  student_id: 1,
  quarter_id: 1,
  half: null,
  type: 'quarter_score',
  recommended: 2,
  percent: 30,
  value: 4,
  confirmed_for: 4,
  differs: true,
  reason: null,
  author: 'Сериков А. Б.',
  changed_at: '2026-10-20T10:00:00Z',
  version: 3,
  policy_id: 1,
}

function open(more: Partial<JournalGrid>, result: PeriodResult = set) {
  const journal = sampleJournal({ students: 1, lessons: 3, today: '2026-11-20' })
  const mark = {
    id: 1,
    lesson_id: 100,
    student_id: 1,
    type: 'fo',
    value: 3,
    maximum: 10,
    work_id: null,
    comment: null,
  } as const
  const { store } = sampleSession({ ...journal, scores: [{ ...mark, version: 1 }], results: [result], ...more })
  const [student] = store.grid.students
  const [slot] = resultSlots(store.grid)
  if (!student || !slot) throw new Error('a student and a quarter')
  const results = new ResultsCache(store)
  const closed: string[] = []
  const component = () => (
    <ResultCard
      journalSession={{ store, results }}
      student={student}
      slot={slot}
      rect={document.body.getBoundingClientRect()}
      onClose={() => closed.push('closed')}
    />
  )
  openPage([{ id: 'card', path: '/card', access: signedIn(), title: msg`Итоги`, component }], '/card', {
    permissions: { read: ['jrn_history'], write: [] },
  })
  return { store, closed }
}

beforeEach(() => {
  http.reset()
})

test('a result that differs says so, and is confirmed with a reason although its period is closed', async () => {
  const confirmed = { ...set, differs: false, confirmed_for: 2, reason: 'Апелляция', version: 4 }
  http.answer('/api/journal/journal/result/5/confirm/', () => [200, confirmed])
  const { store, closed } = open({})
  expect(await screen.findByText('Выставлено 4, по отметкам 2')).toBeTruthy()
  // nothing else can be done with a closed period
  expect(screen.queryByRole('button', { name: 'Снять' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Подтвердить 4' }))
  await waitFor(() => expect(screen.getByLabelText('Причина').getAttribute('aria-invalid')).toBe('true'))
  expect(http.requests('/api/journal/')).toEqual([])
  fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'Апелляция' } })
  fireEvent.click(screen.getByRole('button', { name: 'Подтвердить 4' }))
  await waitFor(() => expect(closed).toEqual(['closed']))
  expect(JSON.parse(String(http.requests('/api/journal/')[0]?.body))).toEqual({ version: 3, reason: 'Апелляция' })
  expect(store.grid.results).toEqual([confirmed])
})

test('who may not set results is told, and offered nothing', async () => {
  const { group } = sampleJournal({ students: 1, lessons: 1 })
  open({ group: { ...group, may_set_results: false } })
  expect(await screen.findByText('Выставлено 4, по отметкам 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Подтвердить 4' })).toBeNull()
})

test('its history is for who reads the journal of today: a former teacher of the group would be refused', async () => {
  open({})
  expect(await screen.findByRole('button', { name: 'История' })).toBeTruthy()
  cleanup()
  open({ read_until: '2026-11-05' })
  expect(await screen.findByText('Выставлено 4, по отметкам 2')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'История' })).toBeNull()
})

test('a confirmed one is as any other', async () => {
  open({}, { ...set, differs: false, confirmed_for: 2, reason: 'Апелляция' })
  expect(await screen.findByText('Причина: Апелляция')).toBeTruthy()
  expect(screen.queryByText('Выставлено 4, по отметкам 2')).toBeNull()
})

test.each([
  ['reopened', '2026-11-27'],
  ['closed again', '2026-11-19'],
])('a quarter that is %s is computed by the rules it was closed with, and names them', async (_state, until) => {
  const journal = sampleJournal({ students: 1, lessons: 1 })
  const halves = { ...defaultPolicy(), version: 2, formula: '50/50', weights: formulaWeights['50/50'] }
  open({
    quarters: journal.quarters.map((quarter) =>
      quarter.number === 1 ? { ...quarter, reopened_until: until } : quarter,
    ),
    policy: { id: 2, version: 2, rules: halves },
    former_policies: [journal.policy],
  })
  expect(
    await screen.findByText('Правила оценивания: версия 1, 25/25/50. С ними период закрыт, сейчас действует версия 2'),
  ).toBeTruthy()
  expect(screen.getByText('ФО: 3 / 1 = 3 из 10 = 30 %')).toBeTruthy()
})

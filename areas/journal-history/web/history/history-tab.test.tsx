import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sampleJournal, sampleSession } from '#areas/journal/web/testing/index.ts'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { HistoryTab } from './history-tab.tsx'

const path = '/api/journal/journal/group/'
const batch = '5f0f8f2e-7a4e-4a5e-9d0b-1f0e6f5f9a11'
const miss = (id: number, student: number) => ({
  id,
  at: `2026-11-20T05:0${id}:00Z`,
  account_id: 1,
  who: 'Сериков А. Б.',
  on_behalf_of: null,
  batch,
  subject: 'miss',
  student: { id: student, name: `Ученик ${student}` },
  lesson: { id: 100, date: '2026-11-20', slot: 1 },
  before: null,
  after: { kind_id: 1, minutes: null, reason: null },
})
const single = '0f0f8f2e-7a4e-4a5e-9d0b-1f0e6f5f9a12'
const retaken = {
  ...miss(1, 3),
  batch: single,
  subject: 'score',
  before: { type: 'sor', value: 5, maximum: 20, comment: null },
  after: { type: 'sor', value: 14, maximum: 20, comment: null, former_value: 5, retaken_on: '2026-11-20' },
}

beforeEach(() => {
  http.reset()
  http.answer(path, () => [
    200,
    {
      items: [miss(3, 1), miss(2, 2), retaken],
      next: null,
      batches: [
        { id: batch, size: 2, is_undoing: false, is_undone: false, may_undo: true },
        { id: single, size: 1, is_undoing: false, is_undone: false, may_undo: true },
      ],
      people: [{ id: 1, name: 'Сериков А. Б.' }],
    },
  ])
})

function open() {
  const { store } = sampleSession(sampleJournal({ students: 3, lessons: 1, today: '2026-11-20' }))
  const component = () => <HistoryTab journalSession={{ store, reload: () => {} }} change={() => {}} />
  openPage([{ id: 'history', path: '/history', access: signedIn(), title: msg`История`, component }], '/history', {
    permissions: { read: ['jrn_journal', 'jrn_history'], write: ['jrn_journal'] },
  })
}

test('acts are named, a retake says what it was before, and a day narrows them', async () => {
  open()
  expect(await screen.findByText('Перекличка: 2 изменения')).toBeTruthy()
  expect(screen.getByText(/СОР 5 → 14, пересдача 20\.11\.2026, до неё 5/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('День изменения'), { target: { value: '19.11.2026' } })
  await waitFor(() => expect(http.requests(path).at(-1)?.path).toContain('day=2026-11-19'))
})

test('a single change is taken back, which shows first what returns', async () => {
  const { before, after, student, lesson } = retaken
  const item = { subject: 'score', id: 9, student, lesson, before, after, outcome: 'returns', reason: null }
  http.answer(`${path}7/batch/${single}/undo/preview/`, () => [200, { at: retaken.at, who: null, items: [item] }])
  http.answer(`${path}7/batch/${single}/undo/`, ({ method }) =>
    method === 'POST' ? [200, { batch, returned: 1, stayed: 0 }] : [404, {}],
  )
  open()
  fireEvent.click(await screen.findByRole('button', { name: /^Отменить изменение, / }))
  expect(await screen.findByText(/СОР 14 → 5/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Отменить изменения' }))
  const sent = `${path}7/batch/${single}/undo/`
  await waitFor(() => expect(http.requests(sent).at(-1)?.method).toBe('POST'))
  expect(JSON.parse(String(http.requests(sent).at(-1)?.body))).toEqual({ items: [{ subject: 'score', id: 9 }] })
})

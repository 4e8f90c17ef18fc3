import { msg } from '@lingui/core/macro'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { JournalGrid } from '../../contract/journal.ts'
import type { Period } from '../sheet/columns.ts'
import { ResultsCache } from '../sheet/results-cache.ts'
import { sampleJournal, sampleSession } from '../testing/index.ts'
import { StudentCard } from './student-card.tsx'

const card = '/api/users/users/1/card'
beforeEach(() => {
  http.reset()
})
function open(changes: Partial<JournalGrid> = {}, period: Period = 'year') {
  const journal = sampleJournal({ students: 1, lessons: 3, today: '2026-11-20' })
  const { store } = sampleSession({ ...journal, ...changes })
  const journalSession = { store, results: new ResultsCache(store) }
  const rect = document.body.getBoundingClientRect()
  const component = () => (
    <StudentCard journalSession={journalSession} period={period} rowId={1} rect={rect} onClose={() => undefined} />
  )
  const permissions = { read: ['usr_user', 'usr_family'], write: [] }
  openPage([{ id: 'card', path: '/card', access: signedIn(), title: msg`Ученик`, component }], '/card', { permissions })
}

test('the card of a student leads to the person and says whom to call', async () => {
  open()
  expect((await screen.findByRole('link', { name: 'Абаева Ученик 1' })).getAttribute('href')).toBe('/users/1')
  await waitFor(() => expect(http.requests(card)).toHaveLength(1))
})

test('for who has taught the group until a day it does neither: both would be refused', async () => {
  open({ read_until: '2026-11-05' })
  expect(await screen.findByText('Отметок за период нет')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(http.requests(card)).toEqual([])
})

test('the phones of the family are links, as on the card of the person', async () => {
  const mother = { id: 2, full_name: 'Абаева Дана', kind: 'mother', phone: '+77010000001' }
  http.answer(card, () => [200, { relatives: [mother] }])
  open()
  const phone = await screen.findByRole('link', { name: '+7 701 000 00 01' })
  expect(phone.getAttribute('href')).toBe('tel:+77010000001')
})

test('what is out of reach is said to the teacher as the diary says it to the family', async () => {
  const lesson = { lesson_id: 100, student_id: 1, maximum: 10, work_id: null, comment: null, version: 1 }
  const work = { group_id: 7, quarter_id: 1, lesson_id: 101, maximum: 20 }
  const works = [{ ...work, id: 1, kind: 'soch', number: 1, title: 'СОЧ' }] as unknown as JournalGrid['works']
  const scores = [
    { ...lesson, id: 1, type: 'fo' as const, value: 5 },
    { ...lesson, id: 2, lesson_id: 101, type: 'soch' as const, work_id: 1, maximum: 20, value: 2 },
  ]
  open({ today: '2026-10-01', works, scores }, 1)
  expect(await screen.findByText(/^Недостижимо: «\d» за четверть$/)).toBeTruthy()
})

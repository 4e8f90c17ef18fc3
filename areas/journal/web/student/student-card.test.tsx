import { msg } from '@lingui/core/macro'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { ResultsCache } from '../sheet/results-cache.ts'
import { sampleJournal, sampleSession } from '../testing/index.ts'
import { StudentCard } from './student-card.tsx'

const card = '/api/users/users/1/card'
beforeEach(() => {
  http.reset()
})
function open(read_until?: string) {
  const journal = sampleJournal({ students: 1, lessons: 3, today: '2026-11-20' })
  const { store } = sampleSession({ ...journal, ...(read_until && { read_until }) })
  const journalSession = { store, results: new ResultsCache(store) }
  const rect = document.body.getBoundingClientRect()
  const component = () => (
    <StudentCard journalSession={journalSession} period="year" rowId={1} rect={rect} onClose={() => undefined} />
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
  open('2026-11-05')
  expect(await screen.findByText('Отметок за период нет')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(http.requests(card)).toEqual([])
})

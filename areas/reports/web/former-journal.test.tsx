import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { journalWeb } from '#areas/journal/web/index.ts'
import { sampleJournal } from '#areas/journal/web/testing/index.ts'
import { journalHistoryWeb } from '#areas/journal-history/web/index.ts'
import { resultsWeb } from '#areas/results/web/index.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { reportsWeb } from './index.ts'

const journal = sampleJournal({ students: 2, lessons: 60, today: '2026-11-20' })
const { id } = journal.group
const fillings = [resultsWeb, journalHistoryWeb, reportsWeb].flatMap((room) => room.fillings ?? [])
const paper = { name: 'Печать и XLSX' }

beforeEach(() => {
  http.reset()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/journal/journal/groups/', () => [
    200,
    { items: [{ ...journal.group, is_own: true, read_until: null }], today: [] },
  ])
})
const open = (read_until?: string) => {
  http.answer(`/api/journal/journal/group/${id}/`, () => [200, { ...journal, ...(read_until && { read_until }) }])
  const permissions = { read: ['jrn_journal', 'jrn_history', 'rpt_reports'], write: ['jrn_journal'] }
  openPage(journalWeb.pages, `/journal?group=${id}`, { roles: ['teacher'], permissions }, fillings)
}

test('a journal is taken along by who teaches the group', async () => {
  open()
  expect(await screen.findByRole('button', paper)).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'История' })).toBeTruthy()
})

test('who has taught it until a day reads it as of then, and takes nothing along', async () => {
  open('2026-11-05')
  expect(await screen.findByText('Вы вели эту группу по 05.11.2026')).toBeTruthy()
  expect(await screen.findByRole('grid')).toBeTruthy()
  expect(screen.queryByRole('button', paper)).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
})

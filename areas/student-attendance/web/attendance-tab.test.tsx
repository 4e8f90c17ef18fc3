import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { journalWeb } from '#areas/journal/web/index.ts'
import { sampleJournal } from '#areas/journal/web/testing/index.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { studentAttendanceWeb } from './index.ts'

const journal = sampleJournal({ students: 2, lessons: 10 })
const { id } = journal.group
const miss = { id: 1, lesson_id: 100, student_id: 1, kind_id: 3, minutes: null, reason: null, version: 1 }

test('the tab counts the lessons of the period and who missed them, and leads to the roll', async () => {
  http.reset()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/journal/journal/groups/', () => [
    200,
    { items: [{ ...journal.group, is_own: true, read_until: null }], today: [] },
  ])
  http.answer(`/api/journal/journal/group/${id}/`, () => [200, { ...journal, misses: [miss] }])
  const permissions = { read: ['jrn_journal'], write: ['jrn_journal'] }
  openPage(journalWeb.pages, `/journal?group=${id}&tab=attendance`, { permissions }, studentAttendanceWeb.fillings)
  const rows = await screen.findAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'УченикУроковБПропущеноПосещаемость',
    '1. Абаева Ученик 1101190 %',
    '2. Бекова Ученик 210100 %',
    'Всего201195 %',
    'Неделя сПо болезни',
    '31 августа1',
    '7 сентября0',
    '14 сентября0',
  ])
  expect(screen.getByRole('tab', { name: 'Посещаемость' }).getAttribute('aria-selected')).toBe('true')
  fireEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Перекличка' }))
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Посещаемость', selected: true })).toBeNull())
})

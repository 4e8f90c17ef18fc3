import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { calendarChanged } from '#areas/calendar/contract/events.ts'
import { diaryChanged } from '#areas/journal/contract/events.ts'
import { journalWeb, studentsJournal } from '#areas/journal/web/index.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { fill } from '#platform/web/places.tsx'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { DiaryPage } from './index.ts'
import { lesson, totals, week } from './testing/sample-diary.ts'

const listeners = vi.hoisted(() => new Map<string, (payload: unknown) => void>())
/** A connection that never stands; what is told through it is told by `hear`. */
vi.mock('socket.io-client', () => {
  const socket = {
    io: { on: () => undefined },
    on: (event: string, listener: (payload: unknown) => void) => {
      listeners.set(event, listener)
      return socket
    },
    off: () => socket,
    disconnect: () => socket,
  }
  return { io: () => socket }
})
const hear = (event: string, payload: unknown) => act(() => listeners.get(event)?.(payload))

const works = '/api/journal/diary/works/'
const work = {
  id: 5,
  kind: 'sor',
  number: 1,
  title: 'Степень',
  date: '2026-11-25',
  slot: 1,
  course: 'Алгебра',
}
let planned: object[] = []

beforeEach(() => {
  http.reset()
  planned = [work]
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/journal/diary/week/', () => [200, week([[lesson()]])])
  http.answer('/api/journal/diary/totals/', () => [200, totals])
  http.answer(works, () => [200, { today: '2026-11-20', items: planned }])
})
const open = (at: string) =>
  openPage(journalWeb.pages, at, { roles: ['student'], permissions: { read: ['jrn_journal'], write: [] } }, [
    fill(studentsJournal, [DiaryPage]),
  ])

test.each([
  ['a day off', calendarChanged.name, { year_id: 1 }],
  ['a change of the journal', diaryChanged.name, {}],
])('a work that %s has moved or dropped is gone from the diary without a reload', async (_what, event, payload) => {
  open('/journal')
  expect(await screen.findByText(/среда, 25 ноября/i)).toBeTruthy()
  planned = [{ ...work, date: '2026-11-26' }]
  hear(event, payload)
  expect(await screen.findByText(/четверг, 26 ноября/i)).toBeTruthy()
  planned = []
  hear(event, payload)
  await waitFor(() => expect(screen.queryByText(/Степень/)).toBeNull())
})

test('totals are read again when the calendar changes', async () => {
  open('/journal?tab=totals')
  await screen.findByText('средний 7,5')
  const before = http.requests('/api/journal/diary/totals/').length
  hear(calendarChanged.name, { year_id: 1 })
  await waitFor(() => expect(http.requests('/api/journal/diary/totals/').length).toBe(before + 1))
})

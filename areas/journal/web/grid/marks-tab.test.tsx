import { msg } from '@lingui/core/macro'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import type { JournalPlace } from '../journal-place.ts'
import type { Period } from '../sheet/columns.ts'
import { openedSession } from '../testing/opened-session.ts'
import { sampleJournal } from '../testing/sample-journal.ts'
import { MarksTab } from './marks-tab.tsx'

beforeEach(() => {
  http.reset()
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
})

interface Given {
  today: string
  lessons?: number
  period?: Period
  time?: string
  isReader?: boolean
}

/** The sheet on a day, as the tab of the journal shows it. */
async function open({ today, lessons = 40, period = 1, time = '12:00', isReader = false }: Given) {
  http.answer('/api/passport/years/', () => [200, { ...yearsAnswer, fixed_time: time }])
  const journal = sampleJournal({ students: 2, lessons, today })
  const session = openedSession({ ...journal, group: { ...journal.group, may_mark: !isReader } })
  const { store, cursor, journalSession } = session
  const changes: Parameters<JournalPlace['change']>[0][] = []
  const place: JournalPlace = { address: { tab: 'marks' }, change: (change) => changes.push(change) }
  const component = () => (
    <MarksTab journalSession={journalSession} presence={null} period={period} lessonId={null} place={place} />
  )
  const page = { id: 'marks', path: '/marks', access: signedIn(), title: msg`Оценки`, component } as const
  openPage([page], '/marks', { permissions: { read: ['jrn_journal'], write: ['jrn_journal'] } })
  await screen.findByRole('grid')
  const dayAtCursor = () => store.column(cursor.shape.columns[cursor.selection.get().focus.column] ?? '')?.lesson?.date
  return { ...session, changes, dayAtCursor }
}

const toToday = () => fireEvent.click(screen.getByRole('button', { name: 'К сегодня' }))

test.each([
  { on: 'a day of school', today: '2026-09-16', stands: '2026-09-16' },
  { on: 'a day of holidays', today: '2026-10-28', stands: '2026-10-23' },
])('«К сегодня» on $on goes to the day or the last before in the quarter that is shown', async ({ today, stands }) => {
  const { cursor, changes, dayAtCursor } = await open({ today })
  act(() => void cursor.goTo({ row: 0, column: 3 }))
  expect(dayAtCursor()).toBe('2026-09-04')
  toToday()
  expect(dayAtCursor()).toBe(stands)
  expect(changes).toEqual([])
})

test('«К сегодня» leaves another quarter for the one of the day', async () => {
  const { changes } = await open({ today: '2026-10-28', lessons: 60, period: 2 })
  toToday()
  expect(changes).toEqual([{ quarter: undefined, lesson: undefined }])
})

test.each([
  { time: '08:39', held: 11 },
  { time: '08:40', held: 12 },
])('at $time $held lessons have been held: today’s is one once it is over', async ({ time, held }) => {
  await open({ today: '2026-09-16', lessons: 20, time })
  const corner = screen.getByText(`Уроков ${held} из 20`)
  expect(corner.title).toBe(`Уроков ${held} из 20 · Алгебра · 9А · Сериков А. Б.`)
})

test('to who only reads the count stands first, where no ellipsis takes it', async () => {
  await open({ today: '2026-09-16', lessons: 20, isReader: true })
  const corner = screen.getByText('12 из 20 · Сериков А. Б. · чтение')
  expect(corner.title).toBe('Уроков 12 из 20 · Алгебра · 9А · Сериков А. Б. · чтение')
})

import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { periodsChanged } from '#areas/journal/contract/events.ts'
import { journalTabs, journalWeb } from '#areas/journal/web/index.ts'
import { sampleJournal } from '#areas/journal/web/testing/index.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { fill } from '#platform/web/places.tsx'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { resultsTab } from '../results-parts.tsx'

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
const hear = (group_id: number) => act(() => listeners.get(periodsChanged.name)?.({ group_id }))

const journal = sampleJournal({ students: 2, lessons: 60, today: '2026-11-20' })
const { id } = journal.group
const path = `/api/journal/journal/group/${id}/`
/** The first quarter as the server has it. */
let reopened_until: string | null = null
let today = '2026-11-20'

beforeEach(() => {
  http.reset()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/journal/journal/reopening-requests/', () => [
    200,
    { items: [], total: 0, page: 1, size: 200, active: null },
  ])
  http.answer('/api/journal/journal/groups/', () => [
    200,
    {
      items: [{ ...journal.group, is_own: true, read_until: null }],
      today: [],
    },
  ])
  http.answer(path, () => {
    const quarters = journal.quarters.map((one) => (one.number === 1 ? { ...one, reopened_until } : one))
    return [200, { ...journal, today, quarters }]
  })
})

test('a period that is reopened and closed again opens and closes where its journal stands open', async () => {
  openPage(
    journalWeb.pages,
    `/journal?group=${id}&tab=results`,
    { permissions: { read: ['jrn_journal'], write: ['jrn_journal', 'jrn_period_results'] } },
    [fill(journalTabs, [resultsTab])],
  )
  const closed = { name: 'Попросить открыть: I четверть' }
  const open = { name: 'Выставить рекомендованные: I четверть' }
  expect(await screen.findByRole('button', closed)).toBeTruthy()
  expect(screen.queryByRole('button', open)).toBeNull()
  reopened_until = today
  hear(id + 1)
  hear(id)
  expect(await screen.findByRole('button', open)).toBeTruthy()
  expect(screen.queryByRole('button', closed)).toBeNull()
  today = '2026-11-21'
  hear(id)
  expect(await screen.findByRole('button', closed)).toBeTruthy()
  await waitFor(() => expect(http.requests(path)).toHaveLength(3))
})

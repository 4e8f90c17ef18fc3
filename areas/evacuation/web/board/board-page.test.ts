import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { syncServerClock } from '#platform/web/api/index.ts'
import { evacuationWeb } from '../index.ts'
import { generatedEvacuation } from './testing.ts'

const evacuation = generatedEvacuation(30)
const { id, mode, kind, started_at } = evacuation
const board = `/api/evacuation/evacuations/${id}`
const stale = /данные на \d\d:\d\d:\d\d, не обновляются/
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T05:48:00Z'), shouldAdvanceTime: true })
  // what another page of this device had heard of the server's clock
  syncServerClock(new Date().toISOString(), performance.now())
  http.answer('/api/evacuation/evacuations/in_progress/', () => [
    200,
    { evacuation_in_progress: { id, mode, kind, started_at }, leads_to: 'progress', now: new Date().toISOString() },
  ])
  http.answer(board, () => [200, evacuation])
})
afterEach(() => {
  http.reset()
  vi.useRealTimers()
})
const open = () =>
  openPage(evacuationWeb.pages, '/evacuation/progress', { permissions: { read: ['eva_evacuation'], write: [] } })
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

test('figures that are asked for are renewed; when nothing answers the board says of which moment they are', async () => {
  open()
  await screen.findByText(/данные обновляются раз в несколько секунд/)
  await wait(31)
  expect(screen.queryByText(stale)).toBeNull()
  http.answer(board, () => 'dead')
  await wait(20)
  const said = screen.getByText(stale).textContent
  expect(said).toMatch(/на 05:48:[23]\d/)
  await wait(10)
  expect(screen.getByText(stale).textContent).toBe(said)
  http.answer(board, () => [200, evacuation])
  await wait(6)
  expect(screen.queryByText(stale)).toBeNull()
})

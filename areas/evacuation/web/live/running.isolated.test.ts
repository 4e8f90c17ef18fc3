import { beforeEach, expect, test, vi } from 'vitest'
import { noteEnd, noteStart, lastEnded, readRunning, running } from './running.ts'

const evacuation = { id: 7, mode: 'drill', kind: 'fire', started_at: '2026-11-20T05:00:00.000Z' } as const
const idle = { evacuation_in_progress: null, leads_to: null, now: '2026-11-20T05:10:00.000Z' }
const active = { ...idle, evacuation_in_progress: evacuation, leads_to: 'marks' }
const request = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#platform/web/api/index.ts', async (original) => ({ ...(await original<object>()), request }))
vi.mock('#platform/web/api/refresh.ts', () => ({ freshToken: async () => 'token' }))

beforeEach(() => {
  running.set({ evacuation: null, leadsTo: null })
  lastEnded.set(null)
  request.mockReset()
})

test('a start heard while an older answer was on its way is not taken for an end', async () => {
  request.mockImplementationOnce(async () => {
    noteStart(evacuation)
    return idle
  })
  request.mockResolvedValue(active)
  expect(await readRunning()).toBe(true)
  expect(running.get()).toEqual({ evacuation, leadsTo: 'marks' })
  expect(lastEnded.get()).toBeNull()
})

test('nor is an end undone by an older answer', async () => {
  noteStart(evacuation)
  request.mockImplementationOnce(async () => {
    noteEnd(evacuation.id, 'cancelled')
    return active
  })
  request.mockResolvedValue(idle)
  await readRunning()
  expect(running.get().evacuation).toBeNull()
  expect(lastEnded.get()).toMatchObject({ id: 7, status: 'cancelled' })
})

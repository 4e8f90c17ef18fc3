import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorOf, isBusy } from './api-error.ts'
import { noteReadsOnly, readsOnly } from './server-state.ts'

let health: () => Promise<Response>
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'fetch').mockImplementation(() => health())
})
afterEach(() => {
  noteReadsOnly(false)
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const says = (writes: boolean) => async () => Response.json({ ok: true, writes })

it('a refusal for want of room is known, and asked after until the server writes again', async () => {
  health = says(false)
  const error = errorOf(503, { reason: 'disk' })
  expect([isBusy(error), error.reason, readsOnly.get()]).toEqual([true, 'disk', true])
  await vi.advanceTimersByTimeAsync(25_000)
  expect(readsOnly.get()).toBe(true)
  health = () => Promise.reject(new TypeError('away'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(readsOnly.get()).toBe(true)
  health = says(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(readsOnly.get()).toBe(false)
  const asked = vi.mocked(window.fetch).mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(vi.mocked(window.fetch)).toHaveBeenCalledTimes(asked)
})

it('other outages are no matter of room', () => {
  expect(errorOf(503, {}).reason).toBe('busy')
  expect(errorOf(503, { reason: 'database' }).reason).toBe('database')
  expect(errorOf(502, undefined).detail).toBeUndefined()
  expect(readsOnly.get()).toBe(false)
})

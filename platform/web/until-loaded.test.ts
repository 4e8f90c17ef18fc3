import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { socketState } from './realtime/socket-state.ts'
import { untilLoaded } from './until-loaded.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  socketState.set({ phase: 'idle', attempts: 0 })
})

it('asks again with growing pauses until the file comes', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
  load.mockResolvedValue('here')
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await loaded).toBe('here')
})

it('asks at once when the network is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here')
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(10)
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('here')
})

it('asks at once when the live connection stands again, under a network that never went away', async () => {
  vi.stubGlobal('fetch', vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch')))
  socketState.set({ phase: 'reconnecting', attempts: 1 })
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here')
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(10)
  socketState.set({ phase: 'reconnecting', attempts: 2 })
  await vi.advanceTimersByTimeAsync(10)
  expect(load).toHaveBeenCalledTimes(1)
  socketState.set({ phase: 'connected', attempts: 0 })
  expect(await loaded).toBe('here')
  vi.unstubAllGlobals()
})

import { afterEach, expect, test, vi } from 'vitest'
import { collectAtRest, watchForRest } from './garbage.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a server comes to rest once after work, and once more after a minute, however long it rests', () => {
  const hasComeToRest = watchForRest()
  const seconds = [2, 0.1, 0.1, 0.2, 2, 1.5, 0.1, 0.1]
  expect(seconds.map(hasComeToRest)).toEqual([false, true, false, false, false, false, true, false])
  const looks = Array.from({ length: 100 }, () => hasComeToRest(0.1))
  expect(looks.flatMap((isRest, index) => (isRest ? [index] : []))).toEqual([10])
})

test('what little work leaves behind waits for more', () => {
  const hasComeToRest = watchForRest()
  const seconds = [0.1, 1, 0.1, 1, 0.1, 1, 0.1]
  expect(seconds.map(hasComeToRest)).toEqual([true, false, false, false, false, false, true])
})

test('what was left by the start counts as work', () => {
  expect(watchForRest()(0.1)).toBe(true)
})

test('what nobody holds is collected at rest, while nothing more is asked for', async () => {
  vi.useFakeTimers()
  const usage = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 60_000_000, system: 0 })
  collectAtRest()
  const left = (() => new WeakRef({ of: 'a request' }))()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(left.deref()).toBeDefined()
  usage.mockReturnValue({ user: 0, system: 0 })
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(left.deref()).toBeUndefined())
})

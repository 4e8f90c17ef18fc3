import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const server = '2026-11-20T05:10:00.000Z'
/** A page opened anew, on a phone that is five minutes fast. */
async function page() {
  vi.resetModules()
  return import('./clock.ts')
}
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.parse(server) + 300_000 })
})
afterEach(() => vi.useRealTimers())

test('a tap after a reload without a network has the time of the server, not of the phone', async () => {
  const { syncClock, tappedNow } = await page()
  syncClock(server, performance.now())
  expect(tappedNow()).toBe(server)
  vi.advanceTimersByTime(20_000)
  expect((await page()).tappedNow()).toBe('2026-11-20T05:10:20.000Z')
})

test('what is heard anew counts, and what was heard days ago does not', async () => {
  const { syncClock } = await page()
  syncClock(server, performance.now())
  vi.setSystemTime(Date.parse(server))
  const corrected = await page()
  corrected.syncClock(server, performance.now())
  expect(corrected.tappedNow()).toBe(server)
  syncClock(server, performance.now())
  vi.setSystemTime(Date.parse(server) + 2 * 86_400_000)
  expect((await page()).tappedNow()).toBe('2026-11-22T05:10:00.000Z')
})

test('an undo comes after its tap, though the clock was put right between', async () => {
  const { syncClock, tappedNow } = await page()
  syncClock('2026-11-20T05:10:03.000Z', performance.now())
  const [tap, second] = [tappedNow(), tappedNow()]
  vi.advanceTimersByTime(500)
  syncClock('2026-11-20T05:10:00.500Z', performance.now())
  expect([tap, second, tappedNow()].map((one) => Date.parse(one) - Date.parse(tap))).toEqual([0, 1, 2])
  syncClock('2026-11-20T04:10:00.000Z', performance.now())
  expect(tappedNow()).toBe('2026-11-20T04:10:00.000Z')
})

test('without a storage, and over what is no number, the phone itself tells the time', async () => {
  localStorage.setItem('evacuation.clock', 'вчера')
  expect((await page()).tappedNow()).toBe('2026-11-20T05:15:00.000Z')
})

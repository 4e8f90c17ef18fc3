import { beforeEach, expect, test, vi } from 'vitest'

const server = '2026-11-20T05:10:00.000Z'
/** A page opened anew, on a phone that is five minutes fast. */
async function page() {
  vi.resetModules()
  const { syncServerClock } = await import('#platform/web/api/index.ts')
  return { syncServerClock, ...(await import('./clock.ts')) }
}
beforeEach(() => void vi.useFakeTimers({ now: Date.parse(server) + 300_000 }))

test('a tap after a reload without a network has the time of the server, not of the phone', async () => {
  const { syncServerClock, tappedNow } = await page()
  syncServerClock(server, performance.now())
  expect(tappedNow()).toBe(server)
  vi.advanceTimersByTime(20_000)
  expect((await page()).tappedNow()).toBe('2026-11-20T05:10:20.000Z')
})

test('an undo comes after its tap, though the clock was put right between', async () => {
  const { syncServerClock, tappedNow } = await page()
  syncServerClock('2026-11-20T05:10:03.000Z', performance.now())
  const [tap, second] = [tappedNow(), tappedNow()]
  vi.advanceTimersByTime(500)
  syncServerClock('2026-11-20T05:10:00.500Z', performance.now())
  expect([tap, second, tappedNow()].map((one) => Date.parse(one) - Date.parse(tap))).toEqual([0, 1, 2])
  syncServerClock('2026-11-20T04:10:00.000Z', performance.now())
  expect(tappedNow()).toBe('2026-11-20T04:10:00.000Z')
})

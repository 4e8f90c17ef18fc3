import { beforeEach, expect, test, vi } from 'vitest'

const server = Date.parse('2026-11-20T05:10:00Z')
const headerOf = (at: number) => new Date(at).toUTCString()
/** A page opened anew, on a device that is five minutes fast. */
async function page() {
  vi.resetModules()
  return import('./server-clock.ts')
}
beforeEach(() => void vi.useFakeTimers({ now: server + 300_000 }))

test('the header of an answer tells the time, to the second', async () => {
  const { noteServerDate, serverNow } = await page()
  expect(serverNow()).toBe(server + 300_000)
  noteServerDate(headerOf(server))
  noteServerDate(null)
  noteServerDate('вчера')
  expect(serverNow()).toBe(server)
})

test('what was told exactly is not made rough by a header that was long on its way', async () => {
  const { noteServerDate, serverNow, syncServerClock } = await page()
  syncServerClock(new Date(server + 123).toISOString(), performance.now())
  noteServerDate(headerOf(server - 20_000))
  expect(serverNow()).toBe(server + 123)
})

test('half of the way of an answer is counted off', async () => {
  const { serverNow, syncServerClock } = await page()
  syncServerClock(new Date(server).toISOString(), performance.now() - 400)
  expect(serverNow()).toBe(server + 200)
})

test('it is kept for a page that is opened anew without a network, for a day', async () => {
  const { syncServerClock } = await page()
  syncServerClock(new Date(server).toISOString(), performance.now())
  vi.advanceTimersByTime(20_000)
  expect((await page()).serverNow()).toBe(server + 20_000)
  vi.setSystemTime(server + 2 * 86_400_000)
  expect((await page()).serverNow()).toBe(server + 2 * 86_400_000)
})

test('when the clock of the device was put right, the next header says so', async () => {
  const { noteServerDate, serverNow, syncServerClock } = await page()
  syncServerClock(new Date(server).toISOString(), performance.now())
  vi.setSystemTime(server)
  noteServerDate(headerOf(server))
  expect(serverNow()).toBe(server)
  expect((await page()).serverNow()).toBe(server)
})

test('over what is no number the device itself tells the time', async () => {
  localStorage.setItem('server-clock', 'вчера')
  expect((await page()).serverNow()).toBe(server + 300_000)
})

import pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { cloneDatabase } from '#tests/clone.ts'
import { openProxy } from '#tests/database-proxy.ts'
import { openRelay, type EventRelay, type RelayedEvent } from './event-relay.ts'

const databaseUrl = await cloneDatabase()
const proxy = await openProxy(databaseUrl)
afterAll(() => proxy.close())
const open: EventRelay[] = []
afterEach(async () => {
  proxy.mend()
  vi.useRealTimers()
  for (const relay of open.splice(0)) await relay.close()
})

async function relayed(url = databaseUrl) {
  const received: RelayedEvent[] = []
  const [onAlive, onBack] = [vi.fn(), vi.fn()]
  const relay = await openRelay(url, { onEvent: (event) => received.push(event), onAlive, onBack })
  open.push(relay)
  return { ...relay, received, onAlive, onBack }
}
const event = (value: unknown): RelayedEvent => ({ rooms: ['school'], except: ['x'], event: ['changed', { value }] })

/** Two processes that know of each other: the second has been answered. */
async function relayedTogether(url = databaseUrl) {
  const [one, other] = [await relayed(url), await relayed()]
  await expect.poll(() => other.onBack.mock.calls.length).toBe(1)
  other.onBack.mockClear()
  return [one, other] as const
}

test('the other processes hear what one publishes, in its order and however long; itself it does not', async () => {
  const [one, other, third] = [await relayed(), await relayed(), await relayed()]
  const told = [event(1), event('ә'.repeat(100_000)), ...Array.from({ length: 50 }, (_, index) => event(index))]
  for (const message of told) one.publish(message)
  await expect.poll(() => other.received.length).toBe(told.length)
  await expect.poll(() => third.received.length).toBe(told.length)
  expect(other.received).toEqual(told)
  other.publish(event('back'))
  await expect.poll(() => one.received).toEqual([event('back')])
})

test('what is published in a short outage is told after it, what is old is not', async () => {
  const [one, other] = await relayedTogether(proxy.url)
  proxy.cut()
  // of its clock alone: the connections wait in real time
  vi.useFakeTimers({ toFake: ['performance'] })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  one.publish(event('old'))
  vi.advanceTimersByTime(5_001)
  one.publish(event('young'))
  proxy.mend()
  await expect.poll(() => other.received).toEqual([event('young')])
  expect(log.mock.calls.flat()).toContain(
    'Обновления страниц: база данных не отвечает, другие процессы их не получают.',
  )
  expect(one.onBack).toHaveBeenCalledOnce()
  expect(other.onBack).not.toHaveBeenCalled()
  log.mockRestore()
})

test('in an outage no more waits than other processes would care for', async () => {
  const [one, other] = await relayedTogether(proxy.url)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  proxy.cut()
  for (let value = 0; value < 5_000; value++) one.publish(event(value))
  proxy.mend()
  await expect.poll(() => other.received.at(-1)).toEqual(event(4_999))
  expect(other.received.length).toBeLessThanOrEqual(1_001)
  vi.restoreAllMocks()
})

test('each process is told that its own channel stands, as long as it does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [one, other] = await relayedTogether(proxy.url)
  vi.advanceTimersByTime(15_000)
  await expect.poll(() => [one.onAlive.mock.calls.length, other.onAlive.mock.calls.length]).toEqual([1, 1])
  proxy.cut()
  vi.advanceTimersByTime(15_000)
  await expect.poll(() => other.onAlive.mock.calls.length).toBe(2)
  expect(one.onAlive).toHaveBeenCalledOnce()
})

test('who is alone tells the database nothing, until another process greets', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  const heard: string[] = []
  const listener = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await listener.connect()
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  await listener.query('listen school_events')
  const one = await relayed()
  vi.advanceTimersByTime(30_001)
  one.publish(event('to nobody'))
  const other = await relayed()
  await expect.poll(() => other.onBack.mock.calls.length).toBe(1)
  one.publish(event('to the other'))
  await expect.poll(() => other.received).toEqual([event('to the other')])
  vi.advanceTimersByTime(600_001)
  one.publish(event('to nobody again'))
  // what had been told would have come before the answer to whoever greets now
  const third = await relayed()
  await expect.poll(() => third.onBack.mock.calls.length).toBe(2)
  await listener.query('select 1')
  expect(heard.filter((payload) => payload.includes('nobody'))).toEqual([])
  await listener.end()
})

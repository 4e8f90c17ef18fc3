import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { cloneDatabase } from '#tests/clone.ts'
import { openProxy } from '#tests/database-proxy.ts'
import { withClient } from './databases.ts'
import { listenTo, type Listening } from './listening.ts'

const databaseUrl = await cloneDatabase()
const proxy = await openProxy(databaseUrl)
afterAll(() => proxy.close())
const open: Listening[] = []
afterEach(async () => {
  proxy.mend()
  for (const listening of open.splice(0)) await listening.close()
})
const name = 'listening of a test'

async function listen(onOpen: () => Promise<void> = async () => {}) {
  const received: string[] = []
  const opened = vi.fn(onOpen)
  const listening = await listenTo(proxy.url, {
    name,
    inWords: 'Проверка',
    channel: 'a channel of a test',
    onMessage: (payload) => {
      if (payload === 'broken') throw new Error('broken')
      received.push(payload)
    },
    onOpen: opened,
  })
  open.push(listening)
  return { received, opened, listening }
}
const tell = (payload: string) =>
  withClient(databaseUrl, (client) => client.query('select pg_notify($1, $2)', ['a channel of a test', payload]))
const connections = () =>
  withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_stat_activity where application_name = $1', [name])
    return rowCount
  })

test('what is told is heard, also after a message that nobody understands', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { received } = await listen()
  for (const payload of ['first', 'broken', 'second']) await tell(payload)
  await expect.poll(() => received).toEqual(['first', 'second'])
  // what a school of a test before says on its end is not looked at
  expect(log.mock.calls.flat().filter((line) => String(line).startsWith('Проверка'))).toEqual(['Проверка: broken'])
  log.mockRestore()
})

test('an outage leaves one connection, which hears again', async () => {
  const { received, opened, listening } = await listen()
  const before = proxy.dialled()
  proxy.cut()
  await expect.poll(() => proxy.dialled() - before).toBeGreaterThan(2)
  // ever more slowly: 50, 100, 200, 400 ms
  expect(proxy.dialled() - before).toBeLessThan(6)
  await expect(listening.run('select 1', [])).rejects.toThrow('Connection terminated')
  proxy.mend()
  await expect.poll(() => opened.mock.calls.length, { timeout: 2_000 }).toBe(2)
  await tell('after')
  await expect.poll(() => received).toEqual(['after'])
  await listening.run('select 1', [])
  expect(await connections()).toBe(1)
})

test('a connection on which the rest can’t be read again does not stay', async () => {
  let failures = 0
  const { opened } = await listen(async () => {
    if (failures-- > 0) throw new Error('the database has gone again')
  })
  failures = 3
  await withClient(databaseUrl, (client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name]),
  )
  await expect.poll(() => opened.mock.calls.length, { timeout: 5_000 }).toBe(5)
  await expect.poll(connections).toBe(1)
})

test('a statement that is refused loses nothing', async () => {
  const { opened, listening } = await listen()
  await expect(listening.run('select 1 / 0', [])).rejects.toThrow('division by zero')
  await listening.run('select 1', [])
  expect(opened).toHaveBeenCalledOnce()
})

test('closed in the midst of an outage it dials no more', async () => {
  const { listening } = await listen()
  proxy.cut()
  await listening.close()
  const { length } = open.splice(0)
  expect(length).toBe(1)
  const before = proxy.dialled()
  proxy.mend()
  await tell('to nobody')
  expect(proxy.dialled()).toBe(before)
  expect(await connections()).toBe(0)
})

test('a database that is not there is told at once', async () => {
  proxy.cut()
  await expect(listen()).rejects.toThrow()
})

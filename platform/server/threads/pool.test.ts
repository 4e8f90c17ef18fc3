import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { afterAll, expect, test, vi } from 'vitest'
import { stays, type WhenGone } from './line.ts'
import { ThreadPool } from './pool.ts'

const module = new URL('testing/tasks.ts', import.meta.url).href
const usual = { threads: 1, idleMs: 60_000, maxMegabytes: 64 }
const pools: ThreadPool[] = []
const openPool = (settings: Partial<typeof usual> = {}): ThreadPool => {
  const pool = new ThreadPool({ ...usual, ...settings })
  pools.push(pool)
  return pool
}
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

const shared = openPool()
interface How {
  pool?: ThreadPool
  locale?: string | null
  isInBackground?: boolean
  maxMs?: number
  whenGone?: WhenGone
}
const run = (name: string, args: unknown[] = [], how: How = {}) => {
  const { pool = shared, locale = null, isInBackground = false, maxMs = 60_000, whenGone = stays } = how
  return pool.run({ module, name, locale, kind: 'school', args }, { isInBackground, maxMs, whenGone })
}

test('a thread does what is named, in the language of whoever asks, and hands its bytes over', async () => {
  expect(await run('threadOf')).not.toBe(threadId)
  expect(await run('threadOf')).toBe(await run('threadOf'))
  expect(await run('spoken', [], { locale: null })).toBeNull()
  expect(await run('bytesOf', [3])).toEqual(new Uint8Array([7, 7, 7]))
})

test('what fails says why, and what is not there is told', async () => {
  await expect(run('fail', ['no ink'])).rejects.toThrow('no ink')
  await expect(run('nothing')).rejects.toThrow('has no function nothing')
  await expect(
    shared.run(
      { module: `${module}.missing`, name: 'x', locale: null, kind: 'school', args: [] },
      { isInBackground: false, maxMs: 60_000, whenGone: stays },
    ),
  ).rejects.toThrow('Cannot find module')
})

test('in the order of asking, what nobody waits for after all others', async () => {
  const ended: string[] = []
  const ask = (what: string, isInBackground: boolean) =>
    run('threadOf', [], { isInBackground }).then(() => ended.push(what))
  await Promise.all([
    ask('first', false),
    ask('later', true),
    ask('second', false),
    ask('last', true),
    ask('third', false),
  ])
  expect(ended).toEqual(['first', 'second', 'third', 'later', 'last'])
})

test('what is asked for in the background is begun in the end, however much else is asked for', async () => {
  const ended: string[] = []
  const ask = (what: string, isInBackground = false) =>
    run('threadOf', [], { isInBackground }).then(() => ended.push(what))
  await Promise.all([ask('first'), ask('patient', true), ...Array.from({ length: 30 }, () => ask('another'))])
  expect(ended.indexOf('patient')).toBe(21)
})

test('a task for which nobody waits any more is not begun, and holds up nothing', async () => {
  let leave = () => {}
  const running = run('threadOf')
  const left = run('fail', ['begun'], {
    whenGone: (listener) => {
      leave = listener
      return () => {}
    },
  })
  const next = run('threadOf')
  leave()
  await expect(left).rejects.toThrow('Ответа уже никто не ждёт')
  expect(await next).toBe(await running)
})

test.each([
  ['hangs', 'hang', 100, 'hang took longer than 100 ms'],
  ['takes all memory', 'devour', 60_000, /memory/],
  ['ends its thread', 'leave', 100, 'leave took longer than 100 ms'],
])('a task that %s ends alone: those after it are done', async (_, name, maxMs, why) => {
  const pool = openPool({ maxMegabytes: 32 })
  await run('threadOf', [], { pool })
  const [failing, next] = [run(name, [], { pool, maxMs }), run('threadOf', [], { pool })]
  await expect(failing).rejects.toThrow(why)
  expect(await next).toBeTypeOf('number')
})

test('no more threads than are allowed, and none after a while without work', async () => {
  const pool = openPool({ threads: 2, idleMs: 10 })
  expect(pool.size).toBe(0)
  const ids = await Promise.all(Array.from({ length: 6 }, () => run('threadOf', [], { pool })))
  expect(new Set(ids).size).toBeLessThanOrEqual(2)
  await vi.waitFor(() => expect(pool.size).toBe(0), 10_000)
  expect(await run('threadOf', [], { pool })).toBeTypeOf('number')
})

test('a process waits for its threads to finish, and for no idle ones', () => {
  const program = path.join(import.meta.dirname, 'testing/one-task.ts')
  const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', timeout: 25_000 })
  expect([status, stdout]).toEqual([0, 'Uint8Array(2) [ 7, 7 ]\n'])
})

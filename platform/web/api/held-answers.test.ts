import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { open } from '#platform/contract/access.ts'
import { batchPath, heldTagsHeader } from '#platform/contract/batch.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { request } from './request.ts'
import { forgetToken, keepToken } from './session.ts'

const row = endpoint({
  method: 'GET',
  path: '/api/held-rows/{id}/',
  params: z.strictObject({ id: z.int() }),
  access: open(),
  response: z.object({ id: z.int(), turn: z.int() }),
  summary: '',
})
const read = (id: number) => request(row, { params: { id } })

/** How the rows stand at the server: each answer tells, and bears it as its tag. */
let turn = 1
/** Tags that were told, by request. */
let told: (string | null)[] = []
const tag = () => `"${turn}"`
const answer = (address: string, held: string | null | undefined) =>
  held === tag()
    ? { status: 304, body: null }
    : { status: 200, body: { id: Number(/\d+/.exec(address)), turn }, tag: tag() }

beforeEach(() => {
  turn = 1
  told = []
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: Headers }) => {
    if (!address.startsWith(batchPath)) {
      told.push(headers.get('if-none-match'))
      const { status, body } = answer(address, headers.get('if-none-match'))
      return Promise.resolve(new Response(body && JSON.stringify(body), { status, headers: { etag: tag() } }))
    }
    told.push(headers.get(heldTagsHeader))
    const held = headers.get(heldTagsHeader)?.split(' ')
    const calls = new URLSearchParams(address.slice(address.indexOf('?'))).getAll('call')
    const lines = calls.map((call, index) => JSON.stringify({ call: index, ...answer(call, held?.[index]) }))
    return Promise.resolve(new Response(`${lines.join('\n')}\n`))
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the server is told what is held; what has not changed is taken from there, the very same', async () => {
  const first = await read(1)
  expect(await read(1)).toBe(first)
  turn = 2
  expect(await read(1)).toEqual({ id: 1, turn: 2 })
  expect(told).toEqual([null, '"1"', '"1"'])
})

test('of several at once each is told by its place', async () => {
  const first = await read(2)
  const [again, other] = await Promise.all([read(2), read(3)])
  expect(again).toBe(first)
  expect(other).toEqual({ id: 3, turn: 1 })
  expect(await Promise.all([read(2), read(3)])).toEqual([first, other])
  expect(told).toEqual([null, '"1" -', '"1" "1"'])
})

test('nothing that one person has read is held for the next', async () => {
  keepToken(`h.${btoa(JSON.stringify({ user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: 0 }))}.s`)
  await read(4)
  forgetToken()
  await read(4)
  expect(told).toEqual([null, null])
})

test('what was held long, and more than fits, is let go', async () => {
  const start = performance.now()
  const now = vi.spyOn(performance, 'now').mockReturnValue(start)
  await read(5)
  now.mockReturnValue(start + 300_000)
  await read(6)
  await read(5)
  for (let id = 100; id < 200; id++) await read(id)
  await read(5)
  now.mockRestore()
  expect([told[2], told.at(-1)]).toEqual([null, null])
})

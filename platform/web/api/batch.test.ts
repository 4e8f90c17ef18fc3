import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { open } from '#platform/contract/access.ts'
import { batchPath } from '#platform/contract/batch.ts'
import { columnsType, foldColumns } from '#platform/contract/columns.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { request } from './request.ts'

const row = endpoint({
  method: 'GET',
  path: '/api/rows/{id}/',
  params: z.strictObject({ id: z.int() }),
  access: open(),
  response: z.object({ id: z.int() }),
  summary: '',
})
const large = { ...row, hot: true, byColumns: ['rows'] }
const alarm = { ...row, urgent: true }

let asked: { address: string; signal: AbortSignal | undefined }[] = []
/** What the server writes, piece by piece. */
let written: ReadableStreamDefaultController<Uint8Array>[] = []
const write = (text: string, to = 0) => written[to]?.enqueue(new TextEncoder().encode(text))
const line = (call: number, status = 200) => `${JSON.stringify({ call, status, body: { id: call } })}\n`
const callsOf = (address = '') => new URLSearchParams(address.slice(address.indexOf('?'))).getAll('call')
const read = (id: number, more: { signal?: AbortSignal } = {}) => request(row, { params: { id } }, more)
const asking = () => vi.waitFor(() => expect(asked).not.toEqual([]))

beforeEach(() => {
  asked = []
  written = []
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    asked.push({ address, signal: signal ?? undefined })
    if (!address.startsWith(batchPath)) return Response.json({ id: 7 })
    return new Response(new ReadableStream({ start: (controller) => void written.push(controller) }))
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what is read at one moment is one request; each is answered as soon as its line has come, in pieces too', async () => {
  const [first, second] = [read(1), read(2)]
  await asking()
  expect(asked).toHaveLength(1)
  expect(callsOf(asked[0]?.address)).toEqual(['/api/rows/1/', '/api/rows/2/'])
  write(line(1).slice(0, 10))
  write(line(1).slice(10))
  expect(await second).toEqual({ id: 1 })
  write(line(0, 404))
  await expect(first).rejects.toMatchObject({ status: 404 })
})

test('one alone goes by its own address; large answers and alarms always do', async () => {
  const input = { params: { id: 1 } }
  const answers = [request(row, input), request(large, input), request(alarm, input)]
  expect(await Promise.all(answers)).toEqual([{ id: 7 }, { id: 7 }, { id: 7 }])
  expect(asked.map(({ address }) => address)).toEqual(Array.from({ length: 3 }, () => '/api/rows/1/'))
})

test('an answer whose lists come by columns is read as it was', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(foldColumns({ rows: [{ id: 1 }, { id: 2 }] }, { rows: ['id'] }), {
      headers: { 'content-type': columnsType },
    }),
  )
  expect(await request(large, { params: { id: 1 } })).toEqual({ rows: [{ id: 1 }, { id: 2 }] })
})

test('more than one request may have go in several', async () => {
  const answers = Array.from({ length: 45 }, (_, id) => read(id).catch(() => undefined))
  await asking()
  expect(asked.map(({ address }) => callsOf(address).length)).toEqual([20, 20, 5])
  for (const one of written) one.close()
  await Promise.all(answers)
})

test('one that is given up leaves the others; with the last of them the request goes', async () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const answers = [read(1, one), read(2, other)]
  const ends = answers.map((answer) => expect(answer).rejects.toMatchObject({ name: 'AbortError' }))
  await asking()
  one.abort()
  expect(asked[0]?.signal?.aborted).toBe(false)
  other.abort()
  expect(asked[0]?.signal?.aborted).toBe(true)
  await Promise.all(ends)
})

test('a connection that ends early fails what was not answered yet, and nothing else', async () => {
  const answers = [read(1), read(2)]
  await asking()
  write(line(0))
  written[0]?.close()
  expect(await answers[0]).toEqual({ id: 0 })
  await expect(answers[1]).rejects.toMatchObject({ status: 0 })
})

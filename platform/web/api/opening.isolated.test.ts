import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { open } from '#platform/contract/access.ts'
import { batchPath } from '#platform/contract/batch.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

const row = endpoint({
  method: 'GET',
  path: '/api/opening-rows/{id}/',
  params: z.strictObject({ id: z.int() }),
  access: open(),
  response: z.object({ address: z.string() }),
  summary: '',
})
const large = { ...row, hot: true, byColumns: ['rows'] }
const alarm = { ...row, urgent: true }

let asked: string[] = []
const callsOf = (address: string) => new URLSearchParams(address.slice(address.indexOf('?'))).getAll('call')
const claims = { user_id: 7, client: 0, permissions: { read: [], write: [] }, exp: 0 }

/** The modules of a document that is opened anew, where somebody is signed in. */
async function openDocument(more: { act?: number } = {}) {
  vi.resetModules()
  asked = []
  const [{ request }, opening, { keepToken, forgetToken }, { queryClient }] = await Promise.all([
    import('./request.ts'),
    import('./opening.ts'),
    import('./session.ts'),
    import('./query-client.ts'),
  ])
  keepToken(`h.${btoa(JSON.stringify({ ...claims, ...more }))}.s`)
  const read = (id: number, call = row) => request(call, { params: { id } }, { cacheKey: [call.path, id] })
  return { ...opening, read, forgetToken, queryClient }
}
/** Opens the page, reads these rows as its parts do, and stays for a while. */
async function visit(ids: readonly number[], more: { act?: number } = {}) {
  const document = await openDocument(more)
  document.askAhead(window.location)
  await Promise.all(ids.map((id) => document.read(id)))
  await vi.advanceTimersByTimeAsync(6_000)
  return document
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!address.startsWith(batchPath)) return Response.json({ address })
    const lines = callsOf(address).map((call, index) =>
      JSON.stringify(
        call.endsWith('/404/')
          ? { call: index, status: 404, body: null }
          : { call: index, status: 200, body: { address: call } },
      ),
    )
    return new Response(`${lines.join('\n')}\n`)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what a page asked for when it was opened last is asked at once when it is opened again, and taken from there once', async () => {
  await visit([1, 2])
  const { askAhead, read } = await openDocument()
  askAhead(window.location)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(callsOf)).toEqual([['/api/opening-rows/1/', '/api/opening-rows/2/']])
  expect(await Promise.all([read(1), read(2)])).toEqual([
    { address: '/api/opening-rows/1/' },
    { address: '/api/opening-rows/2/' },
  ])
  expect(asked).toHaveLength(1)
  await read(1)
  expect(asked).toHaveLength(2)
})

test('a page that is left before it is there as a whole is asked for as a whole the next time', async () => {
  await visit([1, 2, 3])
  const left = await openDocument()
  left.askAhead(window.location)
  await left.read(1)
  await vi.advanceTimersByTimeAsync(1_000)
  const { askAhead } = await openDocument()
  askAhead(window.location)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(callsOf)).toEqual([[1, 2, 3].map((id) => `/api/opening-rows/${id}/`)])
})

test('what a page no longer asks for is not asked again', async () => {
  await visit([1, 2, 3])
  await visit([1, 2])
  const { askAhead } = await openDocument()
  askAhead(window.location)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(callsOf)).toEqual([[1, 2].map((id) => `/api/opening-rows/${id}/`)])
})

test('what every page needs besides goes by itself, so that what was noted goes as the first script has asked for it', async () => {
  await visit([1, 2])
  const { askAhead, askAlso } = await openDocument()
  askAhead(window.location)
  askAlso([1, 3, 4].map((id) => `/api/opening-rows/${id}/`))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(callsOf)).toEqual([
    ['/api/opening-rows/1/', '/api/opening-rows/2/'],
    ['/api/opening-rows/3/', '/api/opening-rows/4/'],
  ])
})

test('its answers stand in the cache under their keys before a part is drawn; refusals do not', async () => {
  const first = await openDocument()
  first.askAhead(window.location)
  await Promise.allSettled([first.read(1), first.read(404)])
  await vi.advanceTimersByTimeAsync(6_000)
  const { askAhead, tellAhead, read, queryClient } = await openDocument()
  askAhead(window.location)
  tellAhead((key, body) => queryClient.setQueryData(key, body))
  await vi.advanceTimersByTimeAsync(0)
  expect(queryClient.getQueryData([row.path, 1])).toEqual({ address: '/api/opening-rows/1/' })
  expect(queryClient.getQueryData([row.path, 404])).toBe(undefined)
  // whoever asks hears of it
  await expect(read(404)).rejects.toMatchObject({ status: 404 })
})

test('large answers go by themselves; an alarm is never of another moment', async () => {
  const first = await openDocument()
  first.askAhead(window.location)
  await Promise.all([first.read(1, large), first.read(2, alarm)])
  await vi.advanceTimersByTimeAsync(6_000)
  const { askAhead, read } = await openDocument()
  askAhead(window.location)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['/api/opening-rows/1/'])
  await read(2, alarm)
  expect(asked).toHaveLength(2)
})

test('an answer that nobody took is not given to who asks much later', async () => {
  await visit([1])
  const { askAhead, read } = await openDocument()
  askAhead(window.location)
  await vi.advanceTimersByTimeAsync(20_000)
  await read(1)
  expect(asked).toHaveLength(2)
})

test('each account and page has its own; who acts as somebody else, or has left, leaves nothing', async () => {
  await visit([1], { act: 3 })
  expect(localStorage.length).toBe(0)
  const leaving = await openDocument()
  leaving.askAhead(window.location)
  await leaving.read(1)
  leaving.forgetToken()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(localStorage.length).toBe(0)
  await visit([1])
  const { askAhead } = await openDocument()
  askAhead({ pathname: '/elsewhere', search: '' })
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([])
})

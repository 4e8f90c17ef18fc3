import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { refreshTokens } from '#areas/access/contract/tokens.ts'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import script from './public/first-calls.js?raw'

const row = endpoint({
  method: 'GET',
  path: '/api/first-rows/{id}/',
  params: z.strictObject({ id: z.int() }),
  access: open(),
  response: z.object({ address: z.string() }),
  summary: '',
})
const large = { ...row, hot: true, byColumns: ['rows'] }
const refreshPath = refreshTokens.path

const tokenOf = (userId: number, more: { act?: number } = {}) => {
  const claims = { user_id: userId, client: 0, permissions: { read: [], write: [] }, exp: Date.now() / 1000 + 900 }
  return `h.${btoa(JSON.stringify({ ...claims, ...more }))}.s`
}
let token = tokenOf(7)
let asked: { address: string; headers: Headers }[] = []
const addresses = () => asked.map(({ address }) => address.split('?')[0])

async function answer(address: string, { headers }: RequestInit = {}): Promise<Response> {
  asked.push({ address, headers: new Headers(headers) })
  if (address === refreshPath) return Response.json({ access_token: token, refresh_token: 'r' })
  if (!address.startsWith('/api/batch?')) return Response.json({ address })
  const calls = new URLSearchParams(address.slice(address.indexOf('?'))).getAll('call')
  return new Response(
    calls.map((call, at) => `${JSON.stringify({ call: at, status: 200, body: { address: call } })}\n`).join(''),
  )
}

/** The first script of a document that is opened anew, and some time later the modules of the program. */
async function openDocument(lateMs = 100) {
  asked = []
  delete window.firstCalls
  new Function(script)()
  await vi.advanceTimersByTimeAsync(lateMs)
  vi.resetModules()
  const [{ request }, { askAhead }, { freshToken, provideSession }] = await Promise.all([
    import('#platform/web/api/request.ts'),
    import('#platform/web/api/opening.ts'),
    import('#platform/web/api/refresh.ts'),
  ])
  provideSession({ refresh: refreshTokens, onEnd: () => undefined, onOther: () => undefined })
  const read = (id: number, call = row) => request(call, { params: { id } })
  return { askAhead, freshToken, read }
}
/** Opens the page, and reads what its parts read. */
async function visit(lateMs?: number) {
  const { askAhead, freshToken, read } = await openDocument(lateMs)
  await freshToken()
  askAhead(window.location)
  const answers = await Promise.all([read(1), read(2), read(3, large)])
  await vi.advanceTimersByTimeAsync(6_000)
  return answers
}
const answers = [1, 2, 3].map((id) => ({ address: `/api/first-rows/${id}/` }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  document.cookie = 'session=1'
  document.cookie = 'XSRF-TOKEN=a%2Bb'
  token = tokenOf(7)
})
afterEach(() => {
  localStorage.clear()
  document.cookie = 'session=; max-age=0'
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the session is renewed before the program is there, once, as the program would', async () => {
  const { freshToken } = await openDocument()
  expect(addresses()).toEqual([refreshPath])
  expect(asked[0]?.headers.get('x-xsrf-token')).toBe('a+b')
  expect(await freshToken()).toBe(token)
  expect(addresses()).toEqual([refreshPath])
})

test('what a page asked for when it was opened last is read before the program is there, once', async () => {
  expect(await visit()).toEqual(answers)
  expect(await visit()).toEqual(answers)
  expect(addresses()).toHaveLength(3)
  expect(new Set(addresses())).toEqual(new Set([refreshPath, '/api/batch', '/api/first-rows/3/']))
  const readings = asked.filter(({ address }) => address !== refreshPath)
  expect(readings.map(({ headers }) => headers.get('authorization'))).toEqual(Array(2).fill(`Bearer ${token}`))
  expect(new Set(readings.map(({ headers }) => headers.get('accept')))).toEqual(
    new Set(['application/json', 'application/vnd.columns+json, application/json']),
  )
})

test('a program that comes late asks anew, and who is somebody else is not given what was read', async () => {
  await visit()
  expect(await visit(11_000)).toEqual(answers)
  expect(addresses().filter((address) => address === refreshPath)).toHaveLength(2)

  const { askAhead, freshToken, read } = await openDocument()
  // as if another account had come in meanwhile
  delete window.firstCalls?.[refreshPath]
  token = tokenOf(8)
  await freshToken()
  askAhead(window.location)
  expect(await read(3, large)).toEqual({ address: '/api/first-rows/3/' })
  expect(asked.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`)
})

test('what the program does not ask for does not keep its connection', async () => {
  await visit()
  const { askAhead, freshToken } = await openDocument()
  await freshToken()
  const left = await window.firstCalls?.['/api/first-rows/3/']?.answer
  const cancel = vi.spyOn(left?.body ?? new ReadableStream(), 'cancel')
  askAhead({ pathname: '/elsewhere', search: '' })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(window.firstCalls).toBe(undefined)
  expect(cancel).toHaveBeenCalledOnce()
})

test('nothing is asked for strangers, and nothing read for who acts as somebody else', async () => {
  await visit()
  token = tokenOf(7, { act: 1 })
  await openDocument()
  expect(addresses()).toEqual([refreshPath])
  document.cookie = 'session=; max-age=0'
  await openDocument()
  expect(asked).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { say } from './say.ts'

const net = vi.hoisted(() => ({
  socket: { connected: true, emit: vi.fn(), once: vi.fn() },
  request: vi.fn(async () => ({})),
}))
vi.mock('./realtime.ts', () => ({ opened: async () => net.socket }))
vi.mock('../api/request.ts', () => ({ request: net.request }))
vi.mock('../api/refresh.ts', () => ({ freshToken: async () => 'token' }))

const note = endpoint({
  method: 'POST',
  path: '/api/notes/',
  access: signedIn(),
  said: true,
  body: z.strictObject({ text: z.string() }),
  response: z.object({}),
  summary: '',
})
const input = { body: { text: 'пришёл' } }
const saidOnce = ['say', { path: note.path, token: 'token', body: input.body }]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  net.socket.connected = true
})

test('goes through the connection that stands, once', async () => {
  say(note, input)
  await vi.advanceTimersByTimeAsync(60_000)
  window.dispatchEvent(new Event('pagehide'))
  expect(net.socket.emit.mock.calls).toEqual([saidOnce])
  expect(net.request).not.toHaveBeenCalled()
})

test('waits for the connection', async () => {
  net.socket.connected = false
  say(note, input)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(net.socket.emit).not.toHaveBeenCalled()
  const connected = net.socket.once.mock.calls[0]?.[1] as () => void
  connected()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(net.socket.emit.mock.calls).toEqual([saidOnce])
  expect(net.request).not.toHaveBeenCalled()
})

test.each([
  ['none comes in time', () => vi.advanceTimersByTimeAsync(10_000)],
  ['the page is left before', async () => window.dispatchEvent(new Event('pagehide'))],
])('is sent by itself where %s', async (_, happens) => {
  net.socket.connected = false
  say(note, input)
  await vi.advanceTimersByTimeAsync(0)
  await happens()
  expect(net.request).toHaveBeenCalledExactlyOnceWith(note, input)
})

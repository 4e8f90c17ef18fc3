import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server, type Socket } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SchoolSocket } from '#platform/web/realtime/school-socket.ts'

const network = new EventTarget()

const path = '/socket'
const settings = { path, transports: ['websocket' as const], pingInterval: 100, pingTimeout: 100 }
let port = 0
let server: Server
let sockets: SchoolSocket[] = []

/** The server's own library, which says what is right. */
async function listen(onSocket: (socket: Socket) => void = () => undefined, given: object = {}): Promise<void> {
  const http = createServer()
  server = new Server(http, { ...settings, ...given })
  server.use((socket, next) => {
    const { token } = socket.handshake.auth as { token?: string }
    if (token === 'good') next()
    else next(new Error('unauthorized'))
  })
  server.on('connection', onSocket)
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
  port = (http.address() as AddressInfo).port
}
function dial(token = 'good', attempts = 5): { socket: SchoolSocket; told: unknown[][] } {
  const told: unknown[][] = []
  const address = `ws://127.0.0.1:${port}${path}/?EIO=4&transport=websocket`
  const socket = new SchoolSocket({ address, network, attempts, delayMs: 30, auth: async () => ({ token }) })
  sockets.push(socket)
  for (const name of ['connect', 'disconnect', 'connect_error', 'reconnect_attempt', 'reconnect_failed'])
    socket.on(name, (given: unknown) => told.push([name, given instanceof Error ? given.message : given]))
  return { socket, told }
}
const names = (told: unknown[][]) => told.map(([name]) => name)

beforeEach(() => {
  port = 0
})
afterEach(async () => {
  for (const socket of sockets) socket.disconnect()
  sockets = []
  await server.close()
})

test('it connects with what is sent at the handshake, hears events and answers the server while it stands', async () => {
  await listen((socket) => socket.emit('mark', { score: 5 }, 'x'))
  const { socket, told } = dial()
  const heard = vi.fn<(mark: object, text: string) => void>()
  socket.on('mark', heard)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ score: 5 }, 'x'))
  expect(socket.connected && socket.active).toBe(true)
  expect(server.sockets.sockets.has(socket.id!)).toBe(true)
  // longer than the server waits for an answer to its knocking
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(told).toEqual([['connect', undefined]])
})

test('what it asks is answered, by each question its own answer', async () => {
  await listen((socket) => socket.on('double', (given: number, answer: (value: number) => void) => answer(given * 2)))
  const { socket } = dial()
  await vi.waitFor(() => expect(socket.connected).toBe(true))
  const asked = [3, 4].map((given) => new Promise((resolve) => void socket.emit('double', given, resolve)))
  expect(await Promise.all(asked)).toEqual([6, 8])
})

test('what is said before it stands goes nowhere; a listener that has gone hears nothing', async () => {
  const received = vi.fn()
  await listen((socket) => {
    socket.onAny(received)
    socket.emit('first')
    socket.emit('first')
  })
  const { socket } = dial()
  const [gone, once] = [vi.fn(), vi.fn()]
  socket.on('first', gone).off('first', gone)
  socket.once('first', once)
  socket.emit('early')
  await vi.waitFor(() => expect(once).toHaveBeenCalledOnce())
  expect(gone).not.toHaveBeenCalled()
  expect(received).not.toHaveBeenCalled()
})

test('a refused handshake is said with its reason and not repeated until it is asked for', async () => {
  await listen()
  const { socket, told } = dial('bad')
  await vi.waitFor(() => expect(told).toEqual([['connect_error', 'unauthorized']]))
  expect(socket.active).toBe(false)
  socket.connect()
  await vi.waitFor(() => expect(told).toHaveLength(2))
})

test('it does not come back by itself when either side has ended it', async () => {
  await listen()
  const { socket, told } = dial()
  await vi.waitFor(() => expect(socket.connected).toBe(true))
  server.disconnectSockets()
  await vi.waitFor(() => expect(told.at(-1)).toEqual(['disconnect', 'io server disconnect']))
  expect(socket.active).toBe(false)
  socket.connect()
  await vi.waitFor(() => expect(socket.connected).toBe(true))
  socket.disconnect()
  expect(told.at(-1)).toEqual(['disconnect', 'io client disconnect'])
  await vi.waitFor(() => expect(server.sockets.sockets.size).toBe(0))
})

test('a lost connection comes back, counting its tries, which begin anew each time', async () => {
  await listen()
  const { socket, told } = dial()
  await vi.waitFor(() => expect(socket.connected).toBe(true))
  const back = ['disconnect', 'reconnect_attempt', 'connect']
  server.sockets.sockets.get(socket.id!)?.conn.close()
  await vi.waitFor(() => expect(names(told)).toEqual(['connect', ...back]))
  network.dispatchEvent(new Event('offline'))
  await vi.waitFor(() => expect(names(told)).toEqual(['connect', ...back, ...back]))
  const said = Object.groupBy(told, ([name]) => String(name))
  expect(said['disconnect']?.map(([, reason]) => reason)).toEqual(['transport close', 'transport close'])
  expect(said['reconnect_attempt']?.map(([, attempt]) => attempt)).toEqual([1, 1])
})

test('after the last try it waits to be asked', async () => {
  await listen()
  const { socket, told } = dial('good', 2)
  await vi.waitFor(() => expect(socket.connected).toBe(true))
  await server.close()
  await vi.waitFor(() => expect(told.at(-1)?.[0]).toBe('reconnect_failed'))
  expect(names(told).filter((name) => name === 'reconnect_attempt')).toHaveLength(2)
  await listen()
  socket.connect()
  await vi.waitFor(() => expect(socket.connected).toBe(true))
})

test('a server that no longer knocks is lost', async () => {
  await listen()
  const { socket, told } = dial()
  await vi.waitFor(() => expect(socket.connected).toBe(true))
  const { conn } = server.sockets.sockets.get(socket.id!) ?? {}
  clearTimeout((conn as unknown as { pingIntervalTimer: NodeJS.Timeout }).pingIntervalTimer)
  await vi.waitFor(() => expect(names(told)).toContain('disconnect'), { timeout: 2_000 })
  expect(told.find(([name]) => name === 'disconnect')).toEqual(['disconnect', 'ping timeout'])
})

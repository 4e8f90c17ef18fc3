import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { realtimeRoom } from '#platform/contract/realtime.ts'
import { askMissed, join } from './realtime.ts'
import { noteReturn } from './socket-state.ts'

type Listener = () => void
type Answer = (isIn: boolean | null, hasMissed?: boolean) => void
const socket = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  return {
    connected: true,
    listeners,
    on: (_name: string, listener: () => void) => listeners.add(listener),
    off: (_name: string, listener: () => void) => listeners.delete(listener),
    emit: vi.fn(),
  }
})
vi.mock('./connection.ts', () => ({ connect: () => socket }))

const room = realtimeRoom('journal', signedIn(), z.object({ group_id: z.int() }))
const asked = () => socket.emit.mock.calls.filter(([name]) => name === 'join')
/** The server's word on what was asked last. */
const answer: Answer = (...said) => (asked().at(-1)?.[2] as Answer | undefined)?.(...said)
let stop: Listener
const onJoined = vi.fn()
beforeEach(async () => {
  vi.useFakeTimers()
  socket.emit.mockClear()
  onJoined.mockClear()
  stop = join({ room, params: { group_id: 7 }, name: 'journal:7', age: () => 200, onJoined })
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
})
afterEach(async () => {
  stop()
  await vi.waitFor(() => expect(socket.listeners.size).toBe(0))
  vi.useRealTimers()
})

test('a room is asked for again after a reconnection, and when the server hears of events again', () => {
  expect(asked()[0]?.[1]).toEqual({ room: 'journal', params: { group_id: 7 }, age: 200 })
  answer(true, false)
  for (const reconnected of socket.listeners) reconnected()
  answer(true, true)
  noteReturn()
  answer(true)
  expect(asked()).toHaveLength(3)
  // what was told while the connection was away, no age tells
  for (const [, request] of asked().slice(1)) expect(request).toEqual({ room: 'journal', params: { group_id: 7 } })
  expect(onJoined.mock.calls).toEqual([[false], [true], [true]])
})

test('where the server can’t find out now it is asked later, where it refuses it is not', () => {
  answer(null)
  vi.advanceTimersByTime(4_000)
  expect(asked()).toHaveLength(2)
  answer(false)
  vi.advanceTimersByTime(60_000)
  expect(asked()).toHaveLength(2)
  expect(onJoined).not.toHaveBeenCalled()
})

test('who has left asks no more', async () => {
  answer(null)
  stop()
  await vi.waitFor(() => expect(socket.emit).toHaveBeenLastCalledWith('leave', 'journal:7'))
  vi.advanceTimersByTime(60_000)
  noteReturn()
  expect(asked()).toHaveLength(1)
})

test('what was told meanwhile counts as told where the server says so, and where it says nothing', async () => {
  const missed = async (said?: boolean | null) => {
    const asking = askMissed(100, 'journal:7')
    await vi.waitFor(() => expect(socket.emit.mock.calls.at(-1)?.[0]).toBe('missed'))
    const [, request, say] = socket.emit.mock.calls.at(-1) as [string, unknown, (hasMissed?: boolean | null) => void]
    expect(request).toEqual({ age: 100, room: 'journal:7' })
    if (said !== undefined) say(said)
    socket.emit.mockClear()
    vi.advanceTimersByTime(5_000)
    return asking
  }
  expect(await missed(false)).toBe(false)
  expect(await missed(true)).toBe(true)
  expect(await missed(null)).toBe(true)
  expect(await missed()).toBe(true)
})

import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepToken } from '../api/session.ts'
import { attachHost, type Notice } from '../notifications/notify.ts'
import { connect } from './connection.ts'
import { socketState } from './socket-state.ts'

type Listener = (...given: unknown[]) => void
function emitter() {
  const listeners = new Map<string, Listener[]>()
  return {
    on: (event: string, listener: Listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    fire: (event: string, ...given: unknown[]) => listeners.get(event)?.forEach((listener) => listener(...given)),
  }
}
const dial = vi.hoisted(() => vi.fn())
vi.mock('socket.io-client', () => ({ io: dial }))
const refresh = vi.hoisted(() => vi.fn())
vi.mock('../api/refresh.ts', () => ({ refresh, freshToken: () => Promise.resolve('token') }))

const shown = vi.fn<(notice: Notice) => void>()
function dialled() {
  const manager = emitter()
  const socket = {
    ...emitter(),
    io: manager,
    active: true,
    connected: false,
    connect: vi.fn(),
    disconnect: vi.fn(),
    emit: vi.fn(),
  }
  dial.mockReturnValue(socket)
  connect()
  return { socket, manager }
}
beforeEach(() => {
  attachHost(shown)
  shown.mockClear()
  refresh.mockReset().mockResolvedValue('token')
  dial.mockReset()
})

describe('the socket (specification §7, §9)', () => {
  it('is a websocket only, at its path, with 5 attempts 2000 ms apart', () => {
    dialled()
    expect(dial).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        path: '/api/socket_server/socket.io',
        transports: ['websocket'],
        reconnectionAttempts: 5,
        reconnectionDelay: 2000,
        reconnectionDelayMax: 2000,
        randomizationFactor: 0,
      }),
    )
  })
  it('warns when it is lost, counts the attempts, and says when they are used up', () => {
    const { socket, manager } = dialled()
    expect(socketState.get()).toEqual({ phase: 'connecting', attempts: 0 })
    act(() => socket.fire('connect'))
    expect(socketState.get()).toEqual({ phase: 'connected', attempts: 0 })
    act(() => socket.fire('disconnect', 'transport close'))
    expect(shown).toHaveBeenCalledExactlyOnceWith({ kind: 'warning', title: 'Попытка переподключения' })
    act(() => manager.fire('reconnect_attempt', 3))
    expect(socketState.get()).toEqual({ phase: 'reconnecting', attempts: 3 })
    act(() => manager.fire('reconnect_failed'))
    expect(socketState.get()).toEqual({ phase: 'failed', attempts: 5 })
  })
  it('comes back by itself when the server is there again after the attempts', async () => {
    vi.useFakeTimers()
    keepToken(`h.${btoa(JSON.stringify({ user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: 4e9 }))}.s`)
    let isUp = false
    const health = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      if (!isUp) throw new TypeError('down')
      return new Response()
    })
    const { socket, manager } = dialled()
    act(() => manager.fire('reconnect_failed'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(health).toHaveBeenCalledWith('/api/health', { cache: 'no-store' })
    expect(socket.connect).not.toHaveBeenCalled()
    isUp = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(socket.connect).toHaveBeenCalled()
    act(() => socket.fire('connect'))
    health.mockClear()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(health).not.toHaveBeenCalled()
    health.mockRestore()
    vi.useRealTimers()
  })
  it('comes back with a renewed token when the server ends it', async () => {
    const { socket } = dialled()
    act(() => socket.fire('disconnect', 'io server disconnect'))
    await vi.waitFor(() => expect(socket.connect).toHaveBeenCalledOnce())
    expect(refresh).toHaveBeenCalledOnce()
  })
  it('gives up when a second handshake is refused', async () => {
    const { socket } = dialled()
    socket.active = false
    act(() => socket.fire('connect_error', new Error('unauthorized')))
    await vi.waitFor(() => expect(socket.connect).toHaveBeenCalledOnce())
    act(() => socket.fire('connect_error', new Error('unauthorized')))
    expect(socketState.get().phase).toBe('failed')
    expect(socket.connect).toHaveBeenCalledOnce()
  })
  it('waits where it was sent away for saying too much: no token was at fault', () => {
    const { socket } = dialled()
    socket.active = false
    act(() => socket.fire('connect_error', new Error('flooding')))
    expect(socketState.get().phase).toBe('failed')
    expect(refresh).not.toHaveBeenCalled()
  })
  it('says nothing when this side ends it', () => {
    const { socket } = dialled()
    act(() => socket.fire('disconnect', 'io client disconnect'))
    expect(shown).not.toHaveBeenCalled()
    expect(socketState.get().phase).toBe('idle')
  })
})

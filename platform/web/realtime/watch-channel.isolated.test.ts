import type { Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { channelBack } from '#platform/contract/realtime.ts'

type Listener = () => void
/** A connection that begins now, in a tab of its own. */
async function connected() {
  vi.resetModules()
  const state = await import('./socket-state.ts')
  const { watchChannel } = await import('./watch-channel.ts')
  const listeners = new Map<string, Listener>()
  const on = (name: string, listener: Listener) => void listeners.set(name, listener)
  watchChannel({ on, io: { on } } as unknown as Socket)
  state.socketState.set({ phase: 'connected', attempts: 0 })
  return { ...state, hear: (name: string) => listeners.get(name)?.() }
}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('who has heard nothing for half a minute is not live, until the next word', async () => {
  const { isLive, hear, socketState } = await connected()
  expect(isLive()).toBe(true)
  vi.advanceTimersByTime(29_000)
  hear('packet')
  vi.advanceTimersByTime(29_000)
  expect(isLive()).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(isLive()).toBe(false)
  hear('packet')
  expect(isLive()).toBe(true)
  socketState.set({ phase: 'reconnecting', attempts: 0 })
  expect(isLive()).toBe(false)
  vi.advanceTimersByTime(60_000)
  socketState.set({ phase: 'connected', attempts: 0 })
  expect(isLive()).toBe(true)
})

test('when the server hears again all who listen are told, not all pages at one moment', async () => {
  const { onReturn, hear } = await connected()
  const again = vi.fn()
  onReturn(again)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  hear(channelBack.name)
  vi.advanceTimersByTime(499)
  expect(again).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(again).toHaveBeenCalledOnce()
})

import { expect, test, vi } from 'vitest'
import { keepToken } from '#platform/web/api/session.ts'
import { channelSilent, noteReturn, socketState } from '#platform/web/realtime/socket-state.ts'
import { evacuationRoom } from '../../contract/events.ts'
import { watchEvacuations } from './watch-evacuations.ts'

const net = vi.hoisted(() => ({ emitEvent: vi.fn(), listen: () => () => {} }))
vi.mock('#platform/web/realtime/realtime.ts', () => net)
const readRunning = vi.hoisted(() => vi.fn(async () => true))
vi.mock('./running.ts', async (original) => ({ ...(await original<object>()), readRunning }))
const claims = { user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: 4e9 }

test('a page asks by itself where no connection stands, and where nothing comes through it', () => {
  vi.useFakeTimers()
  keepToken(`h.${btoa(JSON.stringify(claims))}.s`)
  watchEvacuations()
  /** How often it asks in the next quarter of a minute. */
  const asked = () => {
    readRunning.mockClear()
    vi.advanceTimersByTime(15_000)
    return readRunning.mock.calls.length
  }
  expect(asked()).toBe(1)
  socketState.set({ phase: 'connected', attempts: 0 })
  expect(asked()).toBe(0)
  channelSilent.set(true)
  expect(asked()).toBe(1)
  channelSilent.set(false)
  expect(asked()).toBe(0)
  net.emitEvent.mockClear()
  noteReturn()
  expect(readRunning).toHaveBeenCalledOnce()
  expect(net.emitEvent).toHaveBeenCalledExactlyOnceWith(evacuationRoom.name, {})
})

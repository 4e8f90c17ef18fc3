import { afterEach, expect, test, vi } from 'vitest'
import { keepToken } from '#platform/web/api/session.ts'
import { channelSilent, noteReturn, socketState } from '#platform/web/realtime/socket-state.ts'
import { evacuationRoom } from '../../contract/events.ts'
import { watchEvacuations } from './watch-evacuations.ts'

const net = vi.hoisted(() => ({ askMissed: vi.fn(async () => false), emitEvent: vi.fn(), listen: () => () => {} }))
vi.mock('#platform/web/realtime/realtime.ts', () => net)
const readRunning = vi.hoisted(() => vi.fn(async () => true))
vi.mock('./running.ts', async (original) => ({ ...(await original<object>()), readRunning }))
const claims = { user_id: 1, client: 0, permissions: { read: [], write: [] }, exp: 4e9 }
const token = `h.${btoa(JSON.stringify(claims))}.s`

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

test.each([
  ['nothing', false, true, 1],
  ['something', true, true, 2],
  ['nothing, but the first answer never came', false, false, 2],
])('a page that first hears when %s was told since it asked', async (_, hasMissed, isAnswered, readings) => {
  vi.resetModules()
  const { watchEvacuations: watch } = await import('./watch-evacuations.ts')
  const { socketState: state } = await import('#platform/web/realtime/socket-state.ts')
  const { keepToken: keep } = await import('#platform/web/api/session.ts')
  net.askMissed.mockResolvedValue(hasMissed)
  readRunning.mockResolvedValueOnce(isAnswered)
  keep(token)
  watch()
  state.set({ phase: 'connected', attempts: 0 })
  // whatever follows from the answers has followed
  await new Promise((resolve) => setTimeout(resolve))
  expect(readRunning).toHaveBeenCalledTimes(readings)
  expect(net.emitEvent).toHaveBeenCalledExactlyOnceWith(evacuationRoom.name, {})
  // a connection that was lost and came back has missed what it has missed
  state.set({ phase: 'reconnecting', attempts: 1 })
  state.set({ phase: 'connected', attempts: 0 })
  expect(readRunning).toHaveBeenCalledTimes(readings + 1)
})

test('a page asks by itself where no connection stands, and where nothing comes through it', () => {
  vi.useFakeTimers()
  keepToken(token)
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

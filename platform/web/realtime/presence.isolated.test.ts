import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Presence } from '#platform/contract/realtime.ts'
import { RoomPresence } from './presence.ts'

const net = vi.hoisted(() => ({ emitEvent: vi.fn(), hear: (_given: unknown) => {} }))
vi.mock('./realtime.ts', () => ({
  emitEvent: net.emitEvent,
  listen: (_event: unknown, listener: (given: unknown) => void) => {
    net.hear = listener
    return () => {}
  },
}))

const room = 'journal:7'
const other: Presence = {
  room,
  peer: 'tab of another',
  person_id: 9,
  name: 'Ахметов Данияр',
  short_name: 'Ахметов Д.',
  at: null,
  is_new: false,
  is_gone: false,
}
const said = () => net.emitEvent.mock.calls.map(([, what]) => what as { at: string | null; is_new: boolean })
let stop = () => {}
function comes() {
  const presence = new RoomPresence(room)
  stop = presence.open()
  presence.joined()
  return presence
}
beforeEach(() => {
  vi.useFakeTimers()
  net.emitEvent.mockClear()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('who is alone says where they stand to nobody, and to whoever comes', () => {
  const presence = comes()
  for (const at of ['l1:1', 'l1:2']) {
    presence.move(at)
    vi.advanceTimersByTime(1_000)
  }
  expect(said()).toMatchObject([{ at: null, is_new: true }])
  net.hear({ ...other, is_new: true })
  vi.advanceTimersByTime(1_000)
  expect(said().at(-1)).toMatchObject({ at: 'l1:2', is_new: false })
})

test('in company every move is told, and what was moved before one heard of others', () => {
  const presence = comes()
  presence.move('l1:1')
  net.hear(other)
  vi.advanceTimersByTime(1_000)
  expect(said().at(-1)).toMatchObject({ at: 'l1:1' })
  presence.move('l1:2')
  vi.advanceTimersByTime(1_000)
  expect(said().at(-1)).toMatchObject({ at: 'l1:2' })
  const count = said().length
  net.hear({ ...other, is_gone: true })
  presence.move('l1:3')
  vi.advanceTimersByTime(1_000)
  expect(said()).toHaveLength(count)
})

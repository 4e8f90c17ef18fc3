import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { deviceIn, deviceOf } from './device.ts'
import { lanesOf, type LaneUser } from './lanes.ts'

afterEach(() => void vi.useRealTimers())
const user = (given: Partial<LaneUser> = {}): LaneUser => ({
  accountId: null,
  device: randomUUID(),
  isKnown: false,
  address: 'school',
  state: 'help',
  ...given,
})
/** How many of so many presses get a report of their own. */
const own = (lanes: ReturnType<typeof lanesOf>, count: number, given: () => LaneUser) =>
  Array.from({ length: count }, () => lanes.placeFor(given(), randomUUID())).filter(({ kind }) => kind === 'own').length

test('new names of one address use up a share of their own: devices that were here before have theirs', () => {
  const lanes = lanesOf()
  expect(own(lanes, 1_000, () => user())).toBe(60)
  expect(lanes.placeFor(user(), 'x').kind).toBe('shared')
  expect(lanes.placeFor(user({ state: 'safe' }), 'x').kind).toBe('own')
  expect(lanes.placeFor(user({ isKnown: true }), 'x').kind).toBe('own')
  expect(lanes.placeFor(user({ accountId: 7 }), 'x').kind).toBe('own')
  expect(lanes.placeFor(user({ address: 'elsewhere' }), 'x').kind).toBe('own')
})

test('a device that was not let in gets no share of its own by pressing again', () => {
  const lanes = lanesOf()
  own(lanes, 60, () => user())
  const device = randomUUID()
  for (let i = 0; i < 5; i++) expect(lanes.placeFor(user({ device }), 'x').kind).toBe('shared')
})

test('a device that was let in spends its own share, and the same words again cost nothing', () => {
  const lanes = lanesOf()
  const device = randomUUID()
  expect(own(lanes, 100, () => user({ device }))).toBe(13)
  const other = user()
  expect(lanes.placeFor(other, 'x').kind).toBe('own')
  for (let i = 0; i < 100; i++) expect(lanes.placeFor(other, 'x').kind).toBe('again')
  expect(own(lanes, 1_000, () => user())).toBe(58)
})

test('a device is known by what only this server can have given it, and not before its time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T05:00:00Z'), toFake: ['Date'] })
  const context = { secret: 'a secret', publicUrl: 'https://school.test' }
  const set: string[] = []
  const reply = { setCookie: (name: string, value: string) => set.push(`${name}=${value}`) }
  const http = { request: { cookies: {} }, reply } as unknown as Parameters<typeof deviceOf>[1]
  const { id, token, isKnown } = deviceOf(context, http)
  expect([isKnown, set]).toEqual([false, [`__Host-sos=${token}`]])
  vi.setSystemTime(Date.parse('2026-11-20T05:06:00Z'))
  expect(deviceIn(context, token)).toEqual({ id, isKnown: true })
  expect(deviceIn(context, token.replace(/\.\d+\./, '.1.'))).toBeNull()
  expect(deviceIn({ ...context, secret: 'another' }, token)).toBeNull()
  expect(deviceIn(context, 'x')).toBeNull()
})

import { afterEach, expect, test, vi } from 'vitest'
import { calendarDateIn } from '#platform/contract/calendar-date.ts'
import { now, schoolClock } from './clock.ts'

const zone = 'Asia/Almaty'
afterEach(() => void vi.useRealTimers())

test('a fixed minute holds the school at its day and hour, while terms and limits run on', async () => {
  const clock = schoolClock(zone, '2026-11-20T10:05')
  expect([clock.today(), clock.timeOfDay(), clock.fixedTime]).toEqual(['2026-11-20', '10:05', '10:05'])
  clock.moveTo('Asia/Tokyo')
  expect([clock.today(), clock.timeOfDay(), clock.timeZone]).toEqual(['2026-11-20', '10:05', 'Asia/Tokyo'])
  const before = now().getTime()
  await expect.poll(() => now().getTime()).toBeGreaterThan(before)
})

test('a fixed day lets the hour run', () => {
  const clock = schoolClock(zone, '2026-11-20')
  expect([clock.today(), clock.fixedTime]).toEqual(['2026-11-20', null])
  expect(clock.timeOfDay()).toMatch(/^\d\d:\d\d$/)
})

test('without either it shows the day of its zone', () => {
  const clock = schoolClock(zone)
  const [before, shown, after] = [calendarDateIn(zone, now()), clock.today(), calendarDateIn(zone, now())]
  expect([before, after]).toContain(shown)
  expect(clock.fixedTime).toBeNull()
})

test.each([
  // Almaty went to UTC+5 on 1 March 2024
  ['Asia/Almaty', '2024-06-10T05:00:00Z', '2024-02-29T19:00:00.000Z'],
  ['Asia/Almaty', '2026-11-20T05:00:00Z', '2025-11-20T19:00:00.000Z'],
  ['Europe/Berlin', '2026-11-20T05:00:00Z', '2026-10-25T23:00:00.000Z'],
  // of a day on which clocks are put back the midnight after it counts
  ['Europe/Berlin', '2026-10-24T23:10:00Z', '2026-10-25T23:00:00.000Z'],
])('in %s at %s clocks run as they do since %s', (timeZone, instant, since) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
  expect(schoolClock(timeZone).offsetSince().toISOString()).toBe(since)
})
test.each([
  ['Asia/Almaty', '2026-11-20T05:04:30Z', '2026-11-20T19:00:00.000Z'],
  ['Asia/Almaty', '2026-11-20T19:00:00Z', '2026-11-21T19:00:00.000Z'],
  // clocks are put forward and back
  ['Europe/Berlin', '2027-03-28T00:10:00Z', '2027-03-28T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24T23:10:00Z', '2026-10-25T23:00:00.000Z'],
])('in %s the day of %s ends at %s', (timeZone, instant, midnight) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
  expect(schoolClock(timeZone, '2026-09-01').dayEnds().toISOString()).toBe(midnight)
})

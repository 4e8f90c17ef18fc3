import { afterEach, expect, test, vi } from 'vitest'
import { displayMoment, followSchoolClock, schoolDay, schoolTimeOfDay } from './moment.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a moment is the school’s own on an American machine, in the school’s writing', () => {
  vi.stubEnv('TZ', 'America/New_York')
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-20T20:30:00Z')
  const instant = '2026-11-20T20:30:00Z'
  // the machine is where it was meant to be
  expect(new Date(instant).getHours()).toBe(15)
  expect(displayMoment(instant)).toBe('20.11.2026, 15:30')
  const clock = { time_zone: 'Asia/Almaty', today: '2026-11-21', day_ends: '2026-11-21T19:00:00Z' }
  followSchoolClock({ ...clock, offset_since: '2024-02-29T19:00:00Z' })
  expect(displayMoment(instant)).toBe('21.11.2026, 01:30')
  expect([schoolDay(), schoolTimeOfDay('Asia/Almaty')]).toEqual(['2026-11-21', '01:30'])
  vi.setSystemTime('2026-11-21T18:59:59Z')
  expect([schoolDay(), schoolTimeOfDay('Asia/Almaty')]).toEqual(['2026-11-21', '23:59'])
  // past the midnight that was told
  vi.setSystemTime('2026-11-22T04:05:00Z')
  expect([schoolDay(), schoolTimeOfDay('Asia/Almaty')]).toEqual(['2026-11-22', '09:05'])
})

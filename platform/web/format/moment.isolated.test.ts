import { afterEach, expect, test, vi } from 'vitest'
import { displayMoment, followSchoolClock, schoolDay } from './moment.ts'

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
  followSchoolClock('Asia/Almaty', '2026-11-21')
  expect(displayMoment(instant)).toBe('21.11.2026, 01:30')
  expect(schoolDay()).toBe('2026-11-21')
})

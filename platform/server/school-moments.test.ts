import { expect, test } from 'vitest'
import { schoolMoments } from './school-moments.ts'

test('an instant is told by the clock of the school, whatever the clock and the language of the machine', () => {
  const at = new Date('2026-11-19T19:05:09Z')
  const almaty = schoolMoments('Asia/Almaty')
  expect(almaty.cell(at)).toBe('2026-11-20T00:05:09')
  expect(almaty.day(at)).toBe('20.11.2026')
  expect(almaty.text(at)).toBe('20.11.2026, 00:05')
  expect(almaty.exact(at)).toBe('20.11.2026, 00:05:09')
  expect(almaty.short(at)).toBe('20.11, 00:05')
  expect(schoolMoments('UTC').text(at)).toBe('19.11.2026, 19:05')
})

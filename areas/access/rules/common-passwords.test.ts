import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  '1234567890',
  '0987654321',
  '1111111111',
  '1212121212',
  'abcabcabcabc',
  '1q2w3e4r5t6y',
  'qwertyuiop',
  'йцукенгшщз',
  'Qwerty123456',
  'gfhjkmgfhjkm',
  'парольпароль',
  'Пароль2026!',
  'P@ssw0rd2026',
  'ghbdtnghbdtn',
  'Казахстан2026',
  'almaty-school',
  'ШАНЫРАК 12345',
  'iloveyou2013',
])('%s is tried first', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'семь тощих ёжиков',
  'qwerty84736251',
  'гроза над Иле 1974',
  'dk39-lw0c-qq81',
  'correcthorsebattery',
  '9051736284',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))

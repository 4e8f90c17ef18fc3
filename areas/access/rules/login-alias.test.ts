import { expect, test } from 'vitest'
import { loginAlias } from './login-alias.ts'

test.each([
  [' Teacher@School.KZ ', 'teacher@school.kz'],
  ['130215500101', '130215500101'],
  ['130215 500101', '130215500101'],
  ['+7 (701) 000-00-51', '77010000051'],
  ['8 701 000 00 51', '77010000051'],
  ['7010000051', '77010000051'],
  ['12345', '12345'],
  ['8-800', '8-800'],
  ['Admin', 'admin'],
])('%s is known as %s', (typed, alias) => expect(loginAlias(typed)).toBe(alias))

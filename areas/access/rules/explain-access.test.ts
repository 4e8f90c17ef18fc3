import { expect, test } from 'vitest'
import { allOf, anyOf, family, read, write } from '#platform/contract/access.ts'
import { explain, keysOf } from './explain-access.ts'

const rights = {
  client: 0,
  roles: ['teacher'],
  permissions: { read: ['jrn_journal', 'usr_user'], write: ['jrn_journal'] },
}
const asked = anyOf(family(), allOf(read('usr_user'), write('usr_user')), write('jrn_journal'))

test('says of each part whether it holds', () => {
  const { holds, parts } = explain(asked, rights)
  expect(holds).toBe(true)
  expect(parts.map((part) => part.holds)).toEqual([false, false, true])
  expect(parts[1]?.parts.map((part) => part.holds)).toEqual([true, false])
})

test('of a session that must set a second factor up nothing holds', () => {
  expect(explain(asked, { ...rights, isSettingUp: true }).holds).toBe(false)
})

test('names each key once', () => {
  expect(keysOf(asked)).toEqual(['usr_user', 'jrn_journal'])
})

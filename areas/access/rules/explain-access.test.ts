import { expect, test } from 'vitest'
import { allOf, anyOf, family, read, write } from '#platform/contract/access.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { explain, keysOf } from './explain-access.ts'

const users = permissionKey('usr_user')
const journals = permissionKey('jrn_journal')
const rights = {
  client: 0,
  roles: ['teacher'],
  permissions: { read: ['jrn_journal', 'usr_user'], write: ['jrn_journal'] },
}
const requested = anyOf(family(), allOf(read(users), write(users)), write(journals))

test('says of each part whether it holds', () => {
  const { holds, parts } = explain(requested, rights)
  expect(holds).toBe(true)
  expect(parts.map((part) => part.holds)).toEqual([false, false, true])
  expect(parts[1]?.parts.map((part) => part.holds)).toEqual([true, false])
})

test('of a session that must set a second factor up nothing holds', () => {
  expect(explain(requested, { ...rights, isSettingUp: true }).holds).toBe(false)
})

test('names each key once', () => {
  expect(keysOf(requested)).toEqual(['usr_user', 'jrn_journal'])
})

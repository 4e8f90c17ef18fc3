import { expect, test } from 'vitest'
import { clientOf, sessionRights } from './session-rights.ts'

const holdings = (roles: string[], isParent: boolean) => ({ roles, isParent, keys: [] })
test.each([
  [0, holdings(['teacher'], false), 0],
  [1, holdings(['teacher'], true), 1],
  [1, holdings(['teacher'], false), 0],
  [0, holdings([], true), 1],
  [0, holdings([], false), 1],
] as const)('chosen %i, %j → client %i', (chosen, holdings, client) => expect(clientOf(chosen, holdings)).toBe(client))

const limited: Readonly<Record<string, { limited: 'within' | 'never' }>> = {
  jrn_full_filter: { limited: 'within' },
  pas_roles_settings: { limited: 'never' },
}
const permissions = { find: (key: string) => limited[key] }

const both = {
  roles: ['teacher', 'classruk'],
  isParent: true,
  keys: [
    { key: 'jrn_journal', level: 'read' as const },
    { key: 'jrn_journal', level: 'write' as const },
    { key: 'usr_user', level: 'read' as const },
  ],
}
test('roles add up, and write stands in both lists', () => {
  expect(sessionRights(0, both, permissions)).toEqual({
    client: 0,
    roles: ['teacher', 'classruk'],
    permissions: { read: ['jrn_journal', 'usr_user'], write: ['jrn_journal'] },
  })
})
test("the family's side holds no keys and no roles", () => {
  expect(sessionRights(1, both, permissions)).toEqual({ client: 1, roles: [], permissions: { read: [], write: [] } })
})

const deputy = {
  classes: [1],
  cathedras: [2],
  units: [3],
  keys: [
    { key: 'jrn_full_filter', level: 'write' as const },
    { key: 'usr_family', level: 'read' as const },
    { key: 'pas_roles_settings', level: 'write' as const },
  ],
}
test('a limited role says how far its keys reach, and gives none of the whole house', () => {
  const rights = sessionRights(
    0,
    { roles: ['sub_director'], keys: [], isParent: false, limited: [deputy] },
    permissions,
  )
  expect(rights.permissions).toEqual({ read: ['jrn_full_filter', 'usr_family'], write: ['jrn_full_filter'] })
  expect(rights.limits).toEqual([
    { classes: [1], cathedras: [2], units: [3], read: ['jrn_full_filter'], write: ['jrn_full_filter'] },
  ])
})
test('what another role gives without limits has none', () => {
  const keys = [{ key: 'jrn_full_filter', level: 'read' as const }]
  const rights = sessionRights(
    0,
    { roles: ['uk', 'sub_director'], keys, isParent: false, limited: [deputy] },
    permissions,
  )
  expect(rights.limits).toEqual([{ classes: [1], cathedras: [2], units: [3], read: [], write: ['jrn_full_filter'] }])
})

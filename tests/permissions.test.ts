import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mayFindPerson, permission, personScope } from '#areas/access/server/index.ts'
import { defaultRights, defaultRoles } from '#areas/access/rules/default-rights.ts'
import { sessionRights } from '#areas/access/rules/session-rights.ts'
import { accessRules } from '#apps/server/access-rules.ts'
import { areas } from '#apps/server/areas.ts'
import { allows, read, write, type Access } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { msg } from '#platform/contract/text.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { accessRulesOf } from '#platform/server/access-rules.ts'
import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import { endpointsOf, inWords, roomsOf, signedIn } from './verdicts.ts'

/** The table of verdicts as the declared accesses and the default rights of all areas give it, without a server. */
function verdictsOf(all: readonly Area[]): string[] {
  const { permissions } = accessRulesOf(all)
  const rightsOf = (who: string) => {
    const isParent = who === 'parent'
    const keys = defaultRights(who, permissions.all)
    return sessionRights(0, { roles: isParent ? [] : [who], keys, isParent }, permissions)
  }
  const line = (title: string, access: Access) => {
    const allowed = signedIn.filter((who) => allows(access, rightsOf(who)))
    return `${title}: ${inWords(allowed, allows(access, null))}`
  }
  return [
    ...endpointsOf(all).map(({ method, path: address, access }) => line(`${method} ${address}`, access)),
    ...roomsOf(all).map(({ name, access }) => line(`ROOM ${name}`, access)),
  ]
}
const committed = readFileSync(path.join(import.meta.dirname, 'authorisation.verdicts.txt'), 'utf8')
  .trim()
  .split('\n')

test('what areas declare is what the committed table says', () => {
  expect(verdictsOf(areas)).toEqual(committed)
})

describe('a new area brings its keys by itself', () => {
  const feeding = permissionKey('eat_menu')
  const readMenu = endpoint({
    method: 'GET',
    path: '/api/zz-canteen/menu/',
    access: read(feeding),
    response: z.object({}),
    summary: 'Меню',
  })
  const changeMenu = endpoint({
    method: 'PATCH',
    path: '/api/zz-canteen/menu/',
    access: write(feeding),
    response: z.object({}),
    summary: 'Изменить меню',
  })
  const canteen: Area = {
    endpoints: [handle(readMenu, async () => ({})), handle(changeMenu, async () => ({}))],
    permissions: [
      permission(feeding, {
        title: msg`Меню столовой`,
        opens: msg`Что сегодня на обед`,
        group: { title: 'Столовая', order: 155 },
        order: 10,
        limited: 'never',
        read: 'teacher student',
        write: 'manager_au',
      }),
    ],
    scopes: [{ scope: personScope, order: 35, reasons: () => [{ id: 'eats-here', holds: true }] }],
  }
  const rules = accessRulesOf([...areas, canteen])

  test('into the matrix, in its own group', () => {
    const { all, find } = rules.permissions
    expect(all.filter(({ key }) => key !== feeding)).toEqual(accessRules.permissions.all)
    expect(find('eat_menu')).toMatchObject({ title: msg`Меню столовой`, group: { title: 'Столовая' } })
    const groups = [...new Set(all.map(({ group }) => group.title))]
    expect(groups.indexOf('Столовая')).toBe(groups.indexOf('Здания и безопасность') + 1)
  })

  test('to the roles it names, the heads and the superadministrator, and to nobody else', () => {
    const holders = defaultRoles.flatMap((role) =>
      defaultRights(role, rules.permissions.all).flatMap(({ key, level }) => (key === feeding ? [[role, level]] : [])),
    )
    expect(Object.fromEntries(holders)).toEqual({
      student: 'read',
      teacher: 'read',
      director: 'read',
      principal: 'read',
      manager_au: 'write',
      ceasar: 'write',
    })
    expect(verdictsOf([...areas, canteen]).filter((line) => !committed.includes(line))).toEqual([
      'GET /api/zz-canteen/menu/: student teacher director principal manager_au ceasar',
      'PATCH /api/zz-canteen/menu/: manager_au ceasar',
    ])
  })

  test('and says who reaches the records of lower areas, in its place among the reasons', () => {
    const nobody = { client: 0, roles: [], permissions: { read: [], write: [] }, personId: null, accessRules: rules }
    const ids = rules.reasons(personScope, nobody, sql`1`, '2026-11-20').map(({ id }) => id)
    expect(ids.slice(ids.indexOf('student-of-scope'), ids.indexOf('around-student'))).toEqual([
      'student-of-scope',
      'eats-here',
    ])
    expect(mayFindPerson(nobody, sql`1`, '2026-11-20')).toEqual(sql`true`)
  })
})

test('a key is declared once', () => {
  const [first] = areas.filter(({ permissions = [] }) => permissions.length > 0)
  expect(() => accessRulesOf([...areas, { permissions: first?.permissions ?? [] }])).toThrow('declared twice')
})

test('a mere string is no key', () => {
  // @ts-expect-error: not declared as a key
  expect(read('usr_user').key).toBe('usr_user')
})

test('each key is spelled once in the product, where its own area declares it', () => {
  const root = path.join(import.meta.dirname, '..')
  const files = globSync('{apps,areas,platform,database,demo}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.generated.ts'],
  })
  const keys = new Set<string>(accessRules.permissions.keys)
  const places = new Map([...keys].map((key) => [key, [] as string[]]))
  for (const file of files)
    for (const [, word = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(/['"]([a-z]+(?:_[a-z]+)+)['"]/g))
      if (keys.has(word)) places.get(word)?.push(file)
  const isHome = (file: string) => /^areas\/[a-z-]+\/(contract\/permissions|server\/index)\.ts$/.test(file)
  expect([...places].filter(([, own]) => own.length !== 1 || !own.every(isHome))).toEqual([])
})

test('a key that nothing asks for says so in the matrix, and only such a one', () => {
  const root = path.join(import.meta.dirname, '..')
  const files = globSync('{areas,platform}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/server/permissions.ts'],
  }).map((file) => readFileSync(path.join(root, file), 'utf8').replaceAll(/^import[^;]*? from .*$/gm, ''))
  const constants = new Map(
    files.flatMap((text) =>
      [...text.matchAll(/export const (\w+) = permissionKey\('(\w+)'\)/g)].map(([, name, key]) => [key, name] as const),
    ),
  )
  const isAskedFor = (key: string) => {
    const name = constants.get(key)
    return name !== undefined && files.some((text) => new RegExp(`(?<!export const )\\b${name}\\b`).test(text))
  }
  const { all, opensNothing } = accessRules.permissions
  const widening = all.filter(({ widens = {} }) => Object.keys(widens).length > 0).map(({ key }) => key)
  const wrong = all.filter(({ key }) => !widening.includes(key) && opensNothing(key) === isAskedFor(key))
  expect(wrong.map(({ key }) => key)).toEqual([])
})

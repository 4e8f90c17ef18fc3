import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rooms } from './floors.ts'
import { importsIn, objection, sourceFiles } from './walls.ts'

const files = sourceFiles()
const objectionsIn = (file: string): string[] =>
  importsIn(file).flatMap((specifier) => {
    const found = objection(file, specifier, existsSync)
    return found === null ? [] : [`${file}: ${specifier} ${found}`]
  })

test('every room has one place among the floors', () => {
  const present = new Set(files.filter((file) => file.startsWith('areas/')).map((file) => file.split('/')[1] ?? ''))
  expect([...present].filter((room) => !rooms.includes(room))).toEqual([])
  expect(new Set(rooms).size).toBe(rooms.length)
})

test('no import leads up, across or through a wall', () => {
  expect(files.length).toBeGreaterThan(2_000)
  expect(files.flatMap(objectionsIn)).toEqual([])
})

const objectionTo = (from: string, specifier: string): string | null => objection(from, specifier, () => true)

test.each([
  ['areas/people/web/list/deep/a.tsx', '#areas/classes/contract/classes.ts', 'people stands below classes'],
  ['areas/people/server/a.ts', '#areas/organisation/server/index.ts', 'people stands below organisation'],
  ['areas/classes/server/a/b/c.ts', '#areas/people/server/person-rows.ts', 'the inside of people'],
  ['areas/classes/web/a.tsx', '#areas/people/web/list/use-people.ts', 'the inside of people'],
  ['areas/classes/web/a.test.tsx', '#areas/people/rules/full-name.test.ts', 'the inside of people'],
  ['areas/classes/web/a/b.tsx', '../../../people/web/index.ts', 'climbs out by a relative path'],
  ['areas/classes/server/a.ts', '../../../platform/server/area.ts', 'climbs out by a relative path'],
  ['areas/classes/server/a.ts', '../web/index.ts', 'server takes nothing of web'],
  ['areas/classes/web/a/b.tsx', '../../server/index.ts', 'web takes nothing of server'],
  ['areas/classes/web/a.tsx', '#platform/server/area.ts', 'web takes nothing of server'],
  ['areas/classes/web/a.tsx', '#areas/people/server/index.ts', 'web takes nothing of server'],
  ['areas/classes/contract/a.ts', '../server/index.ts', 'contract takes nothing of server'],
  ['areas/classes/rules/a/b.ts', '../../contract/classes.ts', 'rules takes nothing of contract'],
  ['areas/classes/rules/a.ts', '#platform/web/routes.ts', 'rules takes nothing of web'],
  ['areas/classes/server/a.ts', '#apps/server/areas.ts', 'areas knows no apps'],
  ['areas/classes/server/a.ts', '#tests/test-app.ts', 'areas knows no tests'],
  ['platform/web/a/b/c.tsx', '#areas/people/contract/people.ts', 'platform knows no areas'],
  ['platform/server/a.test.ts', '#areas/people/server/index.ts', 'platform knows no areas'],
  ['platform/server/a.ts', '#platform/web/routes.ts', 'server takes nothing of web'],
  ['apps/web/a.ts', '#areas/people/web/list/use-people.ts', 'the inside of people'],
])('%s may not import %s', (from, specifier, why) => expect(objectionTo(from, specifier)).toContain(why))

test.each([
  ['areas/classes/web/a/b/c.tsx', '#areas/people/web/index.ts'],
  ['areas/classes/server/a/b.ts', '../../contract/classes.ts'],
  ['areas/classes/contract/a.ts', '../rules/names.ts'],
  ['areas/classes/rules/a.ts', '#areas/people/rules/full-name.ts'],
  ['areas/classes/server/a.test.ts', '#tests/test-app.ts'],
  ['platform/server/a.ts', '#database/types.generated.ts'],
  ['apps/web/a.ts', '#areas/people/web/index.ts'],
  ['areas/classes/web/a.tsx', 'react'],
])('%s may import %s', (from, specifier) => expect(objectionTo(from, specifier)).toBeNull())

test('an import that leads nowhere, or that nobody can read, is told', () => {
  expect(objection('areas/people/web/a.ts', './b.ts', () => false)).toBe('leads nowhere')
  expect(objection('areas/people/web/a.ts', null, () => true)).toContain('nobody can read')
})

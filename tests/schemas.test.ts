import { readFileSync, globSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { askerAmong, filesOnStack, roomOf } from './schemas/asker.ts'
import { validateNotes } from './schemas/compare.ts'
import { crossings } from './schemas/crossings.ts'
import { tablesOf } from './schemas/tables-of.ts'
import { startTestApp } from './test-app.ts'

const asLists = (statement: string) => {
  const { writes, reads } = tablesOf(statement)
  return { writes: [...writes], reads: [...reads] }
}

describe('tables of a statement', () => {
  test.each([
    ['select 1 from people.person p', [], ['people.person']],
    ['select * from "people"."person" as "p" where "p"."id" = $1', [], ['people.person']],
    ['update timetable.lesson l set version = 2 from journal.score s', ['timetable.lesson'], ['journal.score']],
    ['insert into "people"."person" ("name") values ($1)', ['people.person'], []],
    ['INSERT INTO people.person\n  select from classes.class', ['people.person'], ['classes.class']],
    ['delete from classes.class using classes.parallel', ['classes.class'], ['classes.parallel']],
    ['merge into classes.class c using people.person p on true', ['classes.class'], ['people.person']],
    ['truncate classes.class, people.person cascade', ['classes.class', 'people.person'], []],
    ['copy people.person (id) from stdin', ['people.person'], []],
    [
      'with made as (insert into assessments.work (id) select 1 returning id) select from made, journal.score',
      ['assessments.work'],
      ['journal.score'],
    ],
    ["select 'from people.person' -- from people.person\n /* from people.person */", [], []],
    ['select calendar.bell_schedule_on(1, now(), 7)', [], []],
    ['select from people.person p for update of p', [], ['people.person']],
    ['select l.date from timetable.lesson l', [], ['timetable.lesson']],
  ] as const)('%s', (statement, writes, reads) => {
    expect(asLists(statement)).toEqual({ writes, reads })
  })
})

describe('the room of a statement', () => {
  test('is that of the nearest file on the stack that is no test’s', () => {
    const stack = [
      'platform/server/list.ts',
      'areas/journal/server/testing/calls.ts',
      'areas/journal/server/grid/grid-rows.ts',
      'areas/home/server/home.ts',
      'areas/home/server/home.test.ts',
    ]
    expect(askerAmong(stack)).toBe('areas/journal/server/grid/grid-rows.ts')
    expect(askerAmong(['demo/build/lessons.ts', 'areas/home/server/home.test.ts', 'tests/test-app.ts'])).toBeUndefined()
    expect(roomOf('areas/personal-file/server/papers.ts')).toBe('personal-file')
  })
  test('files of the stack are told from within the repository', () => {
    expect(filesOnStack()[0]).toBe('tests/schemas/asker.ts')
    expect(filesOnStack()).toContain('tests/schemas.test.ts')
  })
})

describe('what leaves a room', () => {
  const requester = 'areas/personal-file/server/papers.ts'
  const of = (statement: string, files = [requester]) => crossings(requester, files, tablesOf(statement))
  test('reads of another schema are named once, writes by their table', () => {
    expect(of('select from people.person, people.kinship, personal_file.document')).toEqual({
      reads: ['personal-file → people'],
      writes: [],
    })
    expect(of('insert into people.person select from personal_file.document').writes).toEqual([
      `${requester} → people.person`,
    ])
  })
  test('the walker over foreign keys and the history that the platform writes leave nothing', () => {
    const walked = of('update people.kinship set child_id = 1', ['platform/server/references.ts', requester])
    expect(walked).toEqual({ reads: [], writes: [] })
    expect(of('insert into history.change (id) values (1)')).toEqual({ reads: [], writes: [] })
  })
  test('is compared with the committed table', () => {
    const reads = new Map([['home → people', new Set(['areas/home/server/home.ts'])]])
    const violations = (committed: string[], isWhole: boolean, writes: string[] = []) =>
      validateNotes(committed, { reads, writes }, isWhole).complaints
    expect(violations(['home → people'], true)).toEqual([])
    expect(violations([], false)).toEqual([
      'Not in schemas.reads.txt: home → people, read by areas/home/server/home.ts',
    ])
    expect(violations(['home → classes', 'home → people'], false)).toEqual([])
    expect(violations(['home → classes', 'home → people'], true)).toEqual([
      'No longer read, take it out of schemas.reads.txt: home → classes',
    ])
    expect(violations(['home → people'], false, ['areas/home/server/home.ts → people.person'])).toHaveLength(1)
  })
})

test('no room spells a statement that writes what the platform keeps', () => {
  const spelled = globSync('areas/*/server/**/*.ts', { cwd: path.join(import.meta.dirname, '..') })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => {
      const text = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')
      return /(?:insert\s+into|update|delete\s+from)\s+(?:history|platform)\.|(?:insertInto|updateTable|deleteFrom)\('(?:history|platform)\./.test(
        text,
      )
    })
  expect(spelled).toEqual([])
})

describe('statements that are really run', () => {
  let testApp: Awaited<ReturnType<typeof startTestApp>> | undefined
  afterAll(() => testApp?.close())
  test('are noted by the room whose file runs them', async () => {
    testApp = await startTestApp()
    await testApp.as('teacher').get(`/api/journal/journal/group/${testApp.school.groups.algebraA}`)
    const notes = readFileSync(path.join(inject('crossings'), `${process.pid}.txt`), 'utf8')
    expect(notes).toContain('read journal → timetable @ areas/journal/server/')
  })
})

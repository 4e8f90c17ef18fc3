import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unraised, versionedTables } from './versions.ts'
import { readSource, sourceFiles } from './walls.ts'

/** Where a row of a table with versions is changed and its version is not, and why that is right. */
const allowed: Readonly<Record<string, string>> = {
  'areas/announcements/server/readers.ts announcements.announcement':
    'that its readers were reminded is no change of what it says',
  'areas/announcements/server/tell.ts announcements.announcement': 'that it was told is no change of what it says',
  'areas/buildings/server/bulk.ts buildings.building':
    'one that stands already is given the title it has, so that it is answered too',
  'areas/documents/server/card/settle.ts documents.document':
    'its folder follows from its states, and whoever changes these raises the version',
  'areas/documents/server/steps/number-document.ts documents.document':
    'a number is given within a step, which raises the version itself',
  'areas/timetable/server/publish/publish-version.ts timetable.lesson':
    'the lesson stays as it is, only the entry it comes from is another one',
  'platform/server/references.ts ${sql.table(table)}':
    'a row says the same of whom or what two records have become, and what a device keeps for it must still arrive',
}
const generated = path.join(import.meta.dirname, '../../database/migrations/types.generated.ts')
const tables = versionedTables(readFileSync(generated, 'utf8'))
const isLooked = (file: string) =>
  /^(?:areas\/[^/]+\/server|platform\/server|apps\/server)\/.*(?<!\.test)\.ts$/.test(file) &&
  !/\/(?:demonstration|testing)\//.test(file)

test('whoever changes a row that has a version raises it: nobody writes over another unseen', () => {
  expect(tables.size).toBeGreaterThan(40)
  const found = sourceFiles()
    .filter(isLooked)
    .flatMap((file) => unraised(readSource(file), tables).map((table) => `${file} ${table}`))
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(allowed))
})

test.each([
  ["db.updateTable('people.kinship').set(set).execute()", ['people.kinship']],
  ["db.updateTable('people.kinship').set({ ...set, version: sql`version + 1` }).execute()", []],
  ["db.updateTable('people.kind').set(set).execute()", []],
  ['sql`update timetable.version v set title = 1`.execute(db)', ['timetable.version']],
  ['sql`update people.person set a = 1, version = version + 1`.execute(db)', []],
  [
    'sql`with a as (update people.person set a = 1), b as (update people.person set version = version + 1)`',
    ['people.person'],
  ],
  ['sql`update ${sql.table(table)} set a = 1`', ['${sql.table(table)}']],
  ["db.updateTable('people.person').set(a).execute()\n\nraiseVersion(db, id)", []],
  ["db.updateTable('people.kinship').set(a).execute()\n\nraiseVersion(db, id)", ['people.kinship']],
  ['db.updateTable(table).set(values)', ['table']],
  ["db.insertInto('people.kinship').values(v).onConflict((c) => c.doUpdateSet(v))", ['people.kinship']],
  ["db.insertInto('people.kinship').values(v).onConflict((c) => c.doNothing())", []],
])('%s', (source, found) =>
  expect(unraised(source, new Set(['people.kinship', 'people.person', 'timetable.version']))).toEqual(found),
)

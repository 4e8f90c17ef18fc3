import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { referencesTo } from '#platform/server/references.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { areas, referenceTitles } from './areas.ts'

const { db } = openDatabase(await cloneDatabase(), 1)
afterAll(() => db.destroy())

test.each(['people.person', 'dictionaries.record', 'curriculum.course', 'curriculum.cathedra'])(
  'whatever refers to %s has a title',
  async (table) => {
    const columns = await referencesTo(db, table)
    const untitled = columns
      .map(({ table: from, column }) => [`${from}.${column}`, from])
      .filter((names) => names.every((name) => referenceTitles[name] === undefined))
    expect(untitled.map(([name]) => name)).toEqual([])
  },
)

test('each rule of what stands twice is of a column that names persons, in the room whose table it is', async () => {
  const columns = new Set((await referencesTo(db, 'people.person')).map(({ table, column }) => `${table}.${column}`))
  const rules = areas.flatMap(({ personDuplicates }) => Object.keys(personDuplicates?.rules ?? {}))
  expect(rules.filter((name) => !columns.has(name))).toEqual([])
  expect(new Set(rules).size).toBe(rules.length)
  for (const { personDuplicates } of areas) {
    const schemas = Object.keys(personDuplicates?.rules ?? {}).map((name) => name.split('.')[0])
    expect(new Set(schemas).size).toBeLessThanOrEqual(1)
  }
})

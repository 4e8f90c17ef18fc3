import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { referencesTo } from '#platform/server/references.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { referenceTitles } from './reference-titles.ts'

const { db } = openDatabase(await cloneDatabase(), 1)
afterAll(() => db.destroy())

test.each(['people.person', 'dictionaries.record'])('whatever refers to %s has a title', async (table) => {
  const columns = await referencesTo(db, table)
  const untitled = columns
    .map(({ table: from, column }) => [`${from}.${column}`, from])
    .filter((names) => names.every((name) => referenceTitles[name] === undefined))
  expect(untitled.map(([name]) => name)).toEqual([])
})

import { expect, test } from 'vitest'
import { untimedConnections } from './source.ts'
import { readSource, sourceFiles } from './walls.ts'

test('nobody dials the database without saying for how long', () => {
  const files = sourceFiles().filter((file) => /\.(ts|mjs)$/.test(file) && /new (pg\.|PgBoss)/.test(readSource(file)))
  expect(files.length).toBeGreaterThan(4)
  const found = files.flatMap((file) => untimedConnections(file, readSource(file)).map((line) => `${file}:${line}`))
  expect(found).toEqual([])
})

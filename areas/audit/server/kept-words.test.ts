import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keptWord } from '../rules/kept-words.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const sources = globSync('{areas/*/server,platform/server}/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
const named = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''))),
]

test('whatever is taken out or brought in has words in the audit', () => {
  const lists = named(/\b(?:list: |taken\()'([a-z.-]+)'/g)
  const kinds = named(/ImportKind<\w+> = \{\s+name: '([a-z.]+)'/g)
  expect([lists.length > 30, kinds.length]).toEqual([true, 4])
  expect(lists.filter((name) => keptWord('platform.export', 'list', name) === name)).toEqual([])
  expect(kinds.filter((name) => keptWord('platform.import', 'kind', name) === name)).toEqual([])
})

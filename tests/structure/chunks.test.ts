import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './walls.ts'

test('what signed-in pages open with is named by files that are there', () => {
  const [, named = ''] = /name: 'frame',\s+test: \/\(\\\/\(([^)]+)\)/.exec(readSource('vite.config.ts')) ?? []
  const names = named.split('|')
  expect(names).toEqual(expect.arrayContaining(['default-layout', 'failed-page', 'not-found', 'not-found-page']))
  const known = new Set(sourceFiles().map((file) => file.replace(/^.*\//, '').replace(/\.tsx?$/, '')))
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './walls.ts'

test('what the document opens with, and the frame of signed-in pages leaves out, is named by files that are there', () => {
  const [, named = ''] = /apps\\\/web\\\/\(index\\\.html\|\((.+?)\)\\\.tsx/.exec(readSource('vite.config.ts')) ?? []
  const names = named.split(/\|(?![^(]*\))/)
  expect(names).toEqual(expect.arrayContaining(['main', 'router', 'catalogues']))
  const known = sourceFiles().flatMap((file) => /^apps\/web\/([^/.]+)\.tsx?$/.exec(file)?.[1] ?? [])
  expect(names.filter((name) => !known.some((file) => new RegExp(`^(${name})$`).test(file)))).toEqual([])
})

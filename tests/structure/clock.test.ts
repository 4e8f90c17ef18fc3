import { expect, test } from 'vitest'
import { clockReads } from './source.ts'
import { readSource, sourceFiles } from './walls.ts'

/** The one clock, and what a device measures by its own: how long ago, and how far it is from the server's. */
const clocks = new Set([
  'platform/server/clock.ts',
  'platform/web/api/server-clock.ts',
  'platform/web/offline/kept-answers.ts',
  'platform/web/offline/fetch-ahead.ts',
  'areas/evacuation/web/sos/offline/report-outbox.ts',
])
const isHeld = (file: string): boolean =>
  /^(areas|platform|apps|demo)\/.*\.tsx?$/.test(file) &&
  // a page's test is its own server, and stamps what that answers
  !/\/web\/(.*\/)?(testing\/|[^/]*\.test\.)/.test(file)

const readsIn = (file: string, text: string): string[] =>
  isHeld(file) && !clocks.has(file) ? clockReads(file, text).map((line) => `${file}:${line}`) : []

test('nobody but the clock asks the machine for the time', () => {
  const files = sourceFiles().filter(isHeld)
  expect(files.length).toBeGreaterThan(2_000)
  expect(files.flatMap((file) => readsIn(file, readSource(file)))).toEqual([])
})

test.each([
  ['areas/people/server/a.ts', 'const now = Date.now()'],
  ['areas/people/server/deep/a.test.ts', 'const now = new Date()'],
  ['areas/people/rules/a.ts', 'export const isLate = (at: number) => at < Date.now()'],
  ['areas/people/contract/a.ts', 'const now = new Date()'],
  ['areas/people/web/a.tsx', 'const now = new Date()'],
  ['platform/server/a.ts', 'const now = Date.now()'],
])('a clock of its own in %s is refused: %s', (file, text) => expect(readsIn(file, text)).toEqual([`${file}:1`]))

test('every clock that is named reads the time', () => {
  for (const file of clocks) expect(clockReads(file, readSource(file)), file).not.toEqual([])
})

import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOfParts, readParts, writePart } from './declared-parts.ts'

const marks = `import * as z from 'zod/mini'
import { id, text as line, type Wire } from '#platform/contract/wire.ts'
import type { Access } from './access.ts'
export interface Mark { id: number }
const kinds = ['score', 'miss'] as const
export const Mark = z.object({ id, kind: z.enum(kinds) })
export const listMarks = endpoint({ id: line, kinds: 1, access: (given: Access): Wire => given.Mark })
export function isMiss(kind: (typeof kinds)[number]) { return kind === kinds[1] }
`
const of = (name: string) => writePart(readParts(marks)!, '/contract/marks.ts', name)

test('a part holds its declaration and imports what it names, types apart', () => {
  expect(of('Mark')).toBe(
    `import * as z from 'zod/mini'\nimport { id } from '#platform/contract/wire.ts'\n` +
      `import { kinds } from "/contract/marks~kinds.ts"\nexport const Mark = z.object({ id, kind: z.enum(kinds) })`,
  )
  expect(of('isMiss')).toMatch(/^import \{ kinds \} from "\/contract\/marks~kinds.ts"\nexport function isMiss/)
})

test('names of properties are no names of what is needed', () => {
  expect(of('listMarks')).toMatch(
    /^import \{ text as line \} from '#platform\/contract\/wire.ts'\nexport const listMarks/,
  )
})

test('what does more than declare stays whole', () => {
  expect(readParts(`let count = 0\nexport const next = () => ++count`)).toBeNull()
  expect(readParts(`export const [a, b] = both`)).toBeNull()
  expect(readParts(`export const a = 1\na.toString()`)).toBeNull()
  expect(readParts(`export { a } from './a.ts'`)).toBeNull()
})

test('what is taken out of a thing is declared too', () => {
  const parts = readParts(
    `import { Row } from './row.ts'\nconst { shape: own, ...rest } = Row\nexport const Both = [own, rest]`,
  )!
  expect(writePart(parts, '/contract/rows.ts', 'rest')).toBe(
    `import { Row } from './row.ts'\nexport const { shape: own, ...rest } = Row`,
  )
})

test('contracts, rules and icons come in parts, other files whole', () => {
  const at = (file: string) => filesOfParts(path.resolve(import.meta.dirname, '../..', file))
  expect(at('platform/contract/wire.ts')?.get('isoDate')).toMatch(/platform\/contract\/wire~isoDate\.ts$/)
  expect(at('areas/home/web/home-page.tsx')).toBeNull()
  expect(at('platform/contract/text.ts')).toBeNull()
})

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { withDirectImports } from './direct-imports.ts'
import { madeSchema } from './made-schemas.ts'
import { withPlainAddresses } from './plain-addresses.ts'
import { readDifferently } from './testing/both-readings.ts'

const root = path.resolve(import.meta.dirname, '../..')
const at = (file: string) => path.join(root, file)
/** A schema that a page declares to keep something in its address. */
const declared = /^(?:export )?const (\w*(?:Address|State|InAddress)) = (?:z\.object|alsoNamed)\(/gm
const addresses = globSync('{areas/*,platform}/web/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(at(file), 'utf8').matchAll(declared)].map(([, name = '']) => ({ file, name })))

test('every page reads its address by plain words as by its schema', async () => {
  expect(addresses.length).toBeGreaterThan(40)
  for (const { file, name } of addresses) {
    const { schema } = await madeSchema(at(file), name)
    expect(readDifferently(schema as z.ZodMiniObject), file).toEqual([])
  }
})

const page = (...lines: string[]) =>
  ["import * as z from 'zod/mini'", "import { useUrlState } from './use-url-state.ts'", ...lines].join('\n')
const file = at('areas/home/web/some-page.tsx')

test('a schema that only reads the address goes, and what it was made of', async () => {
  const source = at('areas/timetable/web/week-page.tsx')
  const plain = await withPlainAddresses(readFileSync(source, 'utf8'), source)
  expect(plain).toMatch(/^const Address = \{ "fields": \{ "date": \{ "steps": \[\{ "like": /m)
  expect(plain).toContain('import { realDate } from')
  expect(plain).not.toContain('zod/mini')
})

test('one that comes from elsewhere is asked for in plain words', async () => {
  const code = page("import { RoomsAddress } from './address.ts'", 'const Tab = () => useUrlState(RoomsAddress)')
  const plain = await withPlainAddresses(code, file)
  expect(plain).toContain(
    `import { fields as RoomsAddress } from "${at('areas/home/web/address.ts')}~RoomsAddress~fields.ts"`,
  )
})

test('one that does more is told of, and so is a list whose call does', async () => {
  const values = page("import { Values } from './values.ts'", 'const [v] = useUrlState(Values), form = useForm(Values)')
  await expect(withPlainAddresses(values, file)).rejects.toThrow('some-page.tsx reads its address by «Values»')
  const rows = page("import { rows } from '/rows~rows.ts'", 'const list = useList(rows), form = useForm(rows)')
  await expect(withPlainAddresses(rows, file)).rejects.toThrow('«rows»')
})

test('no page of the house reads its address by a schema', async () => {
  const pages = globSync('{areas/*,platform}/web/**/*.{ts,tsx}', { cwd: root }).filter(
    (one) => !/\.test\.tsx?$|\/(use-list|read-search|use-url-state)\.ts$/.test(one),
  )
  for (const one of pages) {
    const code = readFileSync(at(one), 'utf8')
    if (/\b(useUrlState|useList)\(/.test(code)) await withPlainAddresses(withDirectImports(code, at(one)), at(one))
  }
})

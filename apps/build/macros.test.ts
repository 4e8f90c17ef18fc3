import { globSync, readFileSync } from 'node:fs'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import { compileCatalogue, readCatalogue } from './catalogue.ts'
import { idsOf, withCompiledTexts, withIds, withoutMacros } from './macros.ts'
import { shortIds } from './text-ids.ts'

const known = new Set(
  [...readCatalogue(readFileSync('locales/ru.po', 'utf8'))].map(([source, { isOwnId }]) =>
    isOwnId ? source : generateMessageId(source),
  ),
)

const isSource = (file: string) => !/\.test\./.test(file)
const hasMacros = (file: string) => /from '@lingui\/(core|react)\/macro'/.test(readFileSync(file, 'utf8'))

async function complaintsOf(file: string): Promise<{ wrong: string[]; texts: number }> {
  const { code } = await withoutMacros(readFileSync(file, 'utf8'), file)
  const ids = idsOf(code)
  const wrong = ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id} is in no catalogue`)
  if (/@lingui\/(core|react)\/macro/.test(code)) wrong.push(`${file}: a macro stays`)
  const compiled = [...withCompiledTexts(code).matchAll(/\bmessage: \[/g)]
  if (compiled.length !== ids.length) wrong.push(`${file}: ${compiled.length} of ${ids.length} texts are compiled`)
  return { wrong, texts: ids.length }
}

test('every macro of the pages becomes a call whose text the catalogue knows', async () => {
  const files = globSync('{apps,areas,platform}/**/*.{ts,tsx}').filter((file) => isSource(file) && hasMacros(file))
  const complaints = await Promise.all(files.map(complaintsOf))
  expect(complaints.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(complaints.reduce((sum, { texts }) => sum + texts, 0)).toBeGreaterThan(2000)
})

test('pages and catalogues say the same short id of a text', () => {
  const catalogue = 'msgid "Да"\nmsgstr "Иә"\n\nmsgid "Нет"\nmsgstr "Жоқ"'
  const idOf = shortIds(catalogue)
  const said = (text: string) => `i18n._(/*i18n*/ {\n  id: "${text}", message: ["…"] })`
  expect(withIds(said(generateMessageId('Нет')), idOf)).toBe(said('1'))
  expect(withIds(said(generateMessageId('Может быть')), idOf)).toBe(said(generateMessageId('Может быть')))
  expect(compileCatalogue(catalogue, idOf)).toContain(String.raw`\"1\":[\"Жоқ\"]`)
})

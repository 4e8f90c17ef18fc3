import { readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../../locales')

const quoted = /^"(.*)"$/
const line = (text: string): string => JSON.parse(text) as string

/** Translations by their keys out of a .po file, those that are not translated yet left out. */
export function readCatalogue(po: string): Map<string, string> {
  const found = new Map<string, string>()
  let field: 'msgid' | 'msgstr' | undefined
  let entry = { msgid: '', msgstr: '' }
  const finish = () => {
    if (entry.msgid !== '' && entry.msgstr !== '') found.set(entry.msgid, entry.msgstr)
    entry = { msgid: '', msgstr: '' }
  }
  for (const row of po.split(/\r?\n/)) {
    const [, name, text] = /^(msgid|msgstr) (".*")$/.exec(row) ?? []
    if (name === 'msgid') finish()
    if (name === 'msgid' || name === 'msgstr') field = name
    else if (!quoted.test(row)) field = undefined
    if (field !== undefined) entry[field] += line(text ?? row)
  }
  finish()
  return found
}

const readBoth = (names: readonly string[]): Map<string, string> =>
  new Map(names.flatMap((name) => [...readCatalogue(readFileSync(path.join(folder, `${name}.po`), 'utf8'))]))

/** What the server can say in a language: what it shares with the pages, and its own. */
export const cataloguesOf = (locale: string): Map<string, string> => readBoth([`shared.${locale}`, `server.${locale}`])

/** What a college says otherwise than a school, in the language of the source (decision 0066). */
export const collegeWords = (): Map<string, string> => readBoth(['college.shared.ru', 'college.server.ru'])

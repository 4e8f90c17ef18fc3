import { compileMessage } from '@lingui/message-utils/compileMessage'
import { setupI18n } from '@lingui/core'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Language } from '#platform/contract/text.ts'

/** Signs that neither texts nor the data of the school hold. */
const [open, close] = ['‹', '›']
const locale = 'qps'
const i18n = setupI18n({ locale, messages: { [locale]: {} } })

/** A language in which the words of every text stand in brackets; what is put into its places stands bare. */
export const pseudo: Language = {
  locale,
  format: (id, values) => {
    i18n.load(locale, {
      [id]: compileMessage(id, (words) => (/\p{L}/u.test(words) ? `${open}${words}${close}` : words)),
    })
    return i18n._(id, Object.fromEntries(values.entries()))
  },
}
export const isPseudo = (text: string): boolean => text.includes(open)

export const wordsOf = (text: string): string[] => text.match(/\p{Script=Cyrillic}+/gu) ?? []

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema', 'pgboss')`.execute(db)
  return rows.map(({ name }) => name)
}

/** All words that the school keeps. */
export async function wordsOfSchool(db: Database): Promise<Set<string>> {
  const words = new Set<string>()
  for (const name of await tablesOf(db)) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(db)
    for (const { row } of rows) for (const word of wordsOf(row)) words.add(word.toLowerCase())
  }
  return words
}

/** Rows of the school that keep what was said in this language, with their tables. */
export async function keptSaid(db: Database): Promise<string[]> {
  const found: string[] = []
  for (const name of await tablesOf(db)) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.raw(name)} t where to_jsonb(t)::text like ${`%${open}%`}`.execute(db)
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** What an answer says in no text of the catalogue, though the school does not keep it; initials are of names. */
export const leftOutside = (text: string, known: ReadonlySet<string>): string[] =>
  wordsOf(text.replaceAll(/‹[^›]*›/g, ' ')).filter((word) => word.length > 1 && !known.has(word.toLowerCase()))

/** The texts of an answer, with where they stand. */
export function textsOf(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${at}.${Array.isArray(value) ? '' : key}`))
}

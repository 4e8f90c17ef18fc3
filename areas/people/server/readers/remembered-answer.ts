import type { Database } from '#platform/server/database.ts'
import { presentKind } from '#platform/contract/school-kind.ts'
import { localeNow } from '#platform/server/language/spoken.ts'
import { changesOf } from '#platform/server/conditional/change-counts.ts'
import { noteHour, noteStatement, observe } from '#platform/server/conditional/reading.ts'
import { sourcesOf } from '#platform/server/conditional/sources-of.ts'

interface Known {
  /** All that were ever asked for this answer. */
  statements: ReadonlySet<string>
  /** With what it was made of; without it where it was not known beforehand which tables would be read. */
  made: { version: string; answer: unknown } | null
}
const memories = new WeakMap<Database, Map<string, Known>>()
const maxRemembered = 50

function remember(db: Database, key: string, known: Known): void {
  const memory = memories.get(db) ?? new Map<string, Known>()
  memories.set(db, memory)
  memory.delete(key)
  memory.set(key, known)
  const [oldest] = memory.size > maxRemembered ? memory.keys() : []
  if (oldest !== undefined) memory.delete(oldest)
}
const note = (statements: ReadonlySet<string>) => {
  for (const statement of statements) noteStatement(statement)
}

/**
 * What `remembered` is for one question, for an answer that is put together of several: from the third time on it is taken from
 * memory as long as nothing has changed in the tables that were read for it. Nobody may change it.
 * @param named names all on which it depends beside rows and the language
 * @param act reads of this database alone
 */
export async function rememberedAnswer<T>(db: Database, named: string, act: () => Promise<T>): Promise<T> {
  if (db.isTransaction) return act()
  const key = `${localeNow()} ${presentKind()} ${named}`
  const known = memories.get(db)?.get(key)
  const sources = await sourcesOf(db)
  const within = known && sources.tablesOf(known.statements)
  const version = within && (await changesOf(db, within))
  if (known?.made && known.made.version === version) {
    note(known.statements)
    remember(db, key, known)
    return known.made.answer as T
  }
  const { result, seen } = await observe(act)
  note(seen.statements)
  if (seen.dependsOnHour) {
    noteHour()
    return result
  }
  const read = sources.tablesOf(seen.statements)
  if (read === undefined) return result
  const isCovered = version !== undefined && [...read].every((table) => within?.has(table))
  remember(db, key, {
    statements: new Set([...(known?.statements ?? []), ...seen.statements]),
    made: isCovered ? { version, answer: result } : null,
  })
  return result
}

import { createHash } from 'node:crypto'
import type { CompiledQuery, Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { DB } from '#database/migrations/types.generated.ts'
import type { Database } from '../database.ts'
import { changesOf } from './change-counts.ts'
import { noteStatement } from './reading.ts'
import { sourcesOf } from './sources-of.ts'

interface Remembered {
  version: string
  rows: Promise<readonly unknown[]>
}
type Memory = LRUCache<string, Remembered>
const memories = new WeakMap<Kysely<DB>, Memory>()
/** Numbers of lists take some eight bytes each: 16 MB of all questions together. */
const limits = { max: 500, maxSize: 2_000_000 }
const valuesOf = (row: unknown): number =>
  Object.values(row as object).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0)
/** Beside a question itself, which is one. */
const valuesIn = (rows: readonly unknown[]): number => rows.reduce<number>((sum, row) => sum + valuesOf(row), 1)

function memoryOf(db: Kysely<DB>): Memory {
  const known = memories.get(db)
  if (known) return known
  const memory: Memory = new LRUCache(limits)
  memories.set(db, memory)
  return memory
}

const keyOf = ({ sql: text, parameters }: CompiledQuery) =>
  createHash('sha256').update(text).update(JSON.stringify(parameters)).digest('base64url')

/** A query, or `sql` with its rows. */
export interface Question<Row> {
  compile: (db: Database) => CompiledQuery<Row>
}

/**
 * Asks a dear question with a short answer, a count over the whole school, say; or takes its rows from memory, as long as nothing
 * has changed in the tables it reads. Whoever asks the same with the same scope is given the same: both stand in the question.
 * Asked each time: in a transaction, which sees what it has written itself; and of what is read from tables whose changes are not counted.
 */
export async function remembered<Row>(db: Database, question: Question<Row>): Promise<readonly Row[]> {
  const query = question.compile(db)
  const ask = async () => (await db.executeQuery(query)).rows
  const tables = db.isTransaction ? undefined : (await sourcesOf(db)).tablesOf([query.sql])
  if (tables === undefined) return ask()
  // whoever is answered from memory has read these tables all the same
  noteStatement(query.sql)
  const version = await changesOf(db, tables)
  const [memory, key] = [memoryOf(db), keyOf(query)]
  const known = memory.get(key)
  if (known?.version === version) return known.rows as Promise<readonly Row[]>
  const rows = ask()
  const asked: Remembered = { version, rows }
  memory.set(key, asked, { size: 1 })
  const whereStillAsked = (act: () => void) => memory.peek(key) === asked && act()
  rows.then(
    (found) => whereStillAsked(() => memory.set(key, asked, { size: valuesIn(found) })),
    () => whereStillAsked(() => memory.delete(key)),
  )
  return rows
}

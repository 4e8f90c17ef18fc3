import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'
import type { AnswerMemory, WrittenAnswer } from './answer-memory.ts'
import { observe, type ObservedReading } from './reading.ts'
import type { Sources } from './sources.ts'

/** Of an answer that is asked for again. */
export interface Asked {
  db: Database
  /** The tag of the answer that the asker holds. */
  held: string | undefined
  caller: Caller | null
  /** Path and query. */
  address: string
  language: string
  /** The school's day. */
  today: string
  /** Asks for the keys of the rows that the answer is made of, in the tables whose changes are counted by keys; null: of all. */
  keys: RawBuilder<unknown> | null
}
export type Conditional<T> =
  /** The asker holds it. */
  | { kind: 'held' }
  /** It was written before, and would be the same now. */
  | { kind: 'written'; answer: WrittenAnswer; tag: string }
  /** `tag` is undefined where it can't be told later whether the answer would be the same. */
  | { kind: 'read'; result: T; tag: string | undefined }

/** How often tables have changed since the school was made, in all; of keyed ones, rows of the keys alone, which are told too. */
async function countChanges(
  db: Database,
  whole: readonly string[],
  keyed: readonly string[],
  keys: RawBuilder<unknown>,
) {
  const { rows } = await sql<{ times: number; keys: number[] | null }>`
    with asked as materialized (select array_agg(key order by key) as keys from (${keys}) of (key))
    select asked.keys,
      (select coalesce(sum(c.times), 0) from platform.change_count c where c.relation = any(${whole}::text[]))
      + (select coalesce(sum(c.times), 0) from platform.change_count c
        where c.relation = any(${keyed}::text[]) and c.key = any(asked.keys)) as times
    from asked`.execute(db)
  return rows
}
const noKeys = sql`select null::integer`

/** What decides beside rows: who asks, in which session and with which rights, for what, on which day. */
const circumstances = ({ caller, address, language, today }: Asked) => {
  const { accessRules: _, expiresAt: __, ...rights } = caller ?? ({} as Partial<Caller>)
  return JSON.stringify([rights, address, language, today])
}

/**
 * Answers one call with a tag, so that whoever holds the answer need not be given it again, and it need not be read again for
 * who has lost it. Which tables it is made of is seen while it is made; the tag is made of how often these have changed, which is
 * read before their rows.
 */
export function conditionally(sourcesOf: (db: Database) => Promise<Sources>, answers: Pick<AnswerMemory, 'get'>) {
  /** All tables that were ever read for this call. */
  let tables: ReadonlySet<string> = new Set()

  const tagOf = async (asked: Asked, { keyed, origin }: Sources, tables: ReadonlySet<string>): Promise<string> => {
    const isKeyed = (table: string) => asked.keys !== null && keyed.has(table)
    const all = [...tables].toSorted()
    const [counted, byKey] = [all.filter((table) => !isKeyed(table)), all.filter(isKeyed)]
    const changes = await countChanges(asked.db, counted, byKey, asked.keys ?? noKeys)
    const parts = [origin, all.join(), JSON.stringify(changes), circumstances(asked)].join('\n')
    return `"${createHash('sha256').update(parts).digest('base64url')}"`
  }
  const isCovered = (
    { statements, dependsOnHour }: ObservedReading,
    { tablesOf }: Sources,
    within: ReadonlySet<string>,
  ) => {
    const read = dependsOnHour ? undefined : tablesOf(statements)
    if (read === undefined) return false
    const isKnown = [...read].every((table) => within.has(table))
    if (!isKnown) tables = new Set([...tables, ...read])
    return isKnown
  }
  return async <T>(asked: Asked, act: () => Promise<T>): Promise<Conditional<T>> => {
    const sources = await sourcesOf(asked.db)
    const within = tables
    const tag = within.size === 0 ? undefined : await tagOf(asked, sources, within)
    if (tag !== undefined && tag === asked.held) return { kind: 'held' }
    const answer = tag && answers.get(tag)
    if (tag && answer) return { kind: 'written', answer, tag }
    const { result, seen } = await observe(act)
    return { kind: 'read', result, tag: isCovered(seen, sources, within) ? tag : undefined }
  }
}

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What statements read, down to the tables under views and functions. */
export interface Sources {
  /** Undefined where something is read whose changes are not counted, or that changes by itself. */
  tablesOf: (statements: Iterable<string>) => ReadonlySet<string> | undefined
  /** Tables whose changes are counted by a key of their rows too. */
  keyed: ReadonlySet<string>
  /** Of this process: a tag of another one, or of this one before it was started anew, is never known again. */
  origin: string
}
interface Relation {
  name: string
  /** Text of a view or function; null: a table. */
  body: string | null
  /** How changes of a table are counted: not at all, whole, or by a key. */
  counting: 'none' | 'whole' | 'keyed'
}

const names = /\b([a-z_]\w*)"?\."?([a-z_]\w*)\b/g
/** Of the database's own clock and chance, or made while it runs: what is read can't be told, or differs from call to call. */
const fleeting =
  /\b(now\(|current_(date|time|timestamp)\b|(clock|statement|transaction)_timestamp\(|random\(|nextval\()|\bexecute\b/i
const maxKnown = 2_000

async function readRelations(db: Database): Promise<Relation[]> {
  const { rows } = await sql<Relation>`
    select n.nspname || '.' || c.relname as name,
      case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end as body,
      coalesce((select case when t.tgname = 'count_keyed_changes_on_insert' then 'keyed' else 'whole' end from pg_trigger t
        where t.tgrelid = c.oid and t.tgname in ('count_changes', 'count_keyed_changes_on_insert')), 'none') as counting
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema$)'
    union all
    select n.nspname || '.' || p.proname, string_agg(pg_get_functiondef(p.oid), E'\n'), 'none'
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prokind in ('f', 'p') and n.nspname !~ '^(pg_|information_schema$|public$)' group by 1`.execute(db)
  return rows
}

const namesIn = (text: string) => [...text.matchAll(names)].map(([, schema, name]) => `${schema}.${name}`)

/** Reads the catalogue of the database, once for a process: it changes by migrations only. */
export async function readSources(db: Database): Promise<Sources> {
  const relations = new Map((await readRelations(db)).map((relation) => [relation.name, relation]))
  const known = new Map<string, ReadonlySet<string> | undefined>()

  /** Adds what a text reads. @returns whether all of it is counted */
  const collect = (text: string, tables: Set<string>, within: ReadonlySet<string>): boolean =>
    !fleeting.test(text) &&
    namesIn(text).every((name) => {
      const relation = relations.get(name)
      if (relation === undefined || within.has(name)) return true
      if (relation.body !== null) return collect(relation.body, tables, new Set([...within, name]))
      tables.add(name)
      return relation.counting !== 'none'
    })
  const tablesOfText = (text: string): ReadonlySet<string> | undefined => {
    if (known.has(text)) return known.get(text)
    if (known.size >= maxKnown) known.clear()
    const tables = new Set<string>()
    const found = collect(text, tables, new Set()) ? tables : undefined
    known.set(text, found)
    return found
  }
  return {
    origin: randomUUID(),
    tablesOf(statements) {
      const all = new Set<string>()
      for (const text of statements) {
        const tables = tablesOfText(text)
        if (tables === undefined) return undefined
        for (const table of tables) all.add(table)
      }
      return all
    },
    keyed: new Set([...relations.values()].filter(({ counting }) => counting === 'keyed').map(({ name }) => name)),
  }
}

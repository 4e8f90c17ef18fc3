import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const database = path.join(import.meta.dirname, '../../database')
const migrations = path.join(database, 'migrations')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Views are what a schema publishes: to read one is to ask the room that made it. */
const views = new Set(
  readdirSync(migrations).flatMap((name) =>
    namesIn(readFileSync(path.join(migrations, name), 'utf8'), /create (?:or replace )?view (\w+\.\w+)/g),
  ),
)
const tables = new Set(
  namesIn(readFileSync(path.join(database, 'migrations/types.generated.ts'), 'utf8'), /^ {2}"(\w+\.\w+)":/gm).filter(
    (name) => !views.has(name),
  ),
)

export interface TablesOf {
  /** `schema.table` */
  writes: Set<string>
  reads: Set<string>
}

const notCode = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g
const written = /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|merge\s+into|copy)\s+(\w+\.\w+)/gi
const truncated = /\btruncate(?:\s+table)?\s+([^;]*)/gi
const named = /(?<![\w.])(\w+\.\w+)(?!\w|\s*\()/g

/** Tables that a statement writes to and those it names otherwise, sub-statements in `with` too. Functions and views are not tables. */
export function tablesOf(statement: string): TablesOf {
  const code = statement.replaceAll(notCode, ' ').replaceAll('"', '')
  const known = (names: string[]) => names.filter((name) => tables.has(name))
  const emptied = namesIn(code, truncated).flatMap((list) => namesIn(list, named))
  const rest = code.replaceAll(written, ' ').replaceAll(truncated, ' ')
  return {
    writes: new Set(known([...namesIn(code, written), ...emptied])),
    reads: new Set(known(namesIn(rest, named))),
  }
}

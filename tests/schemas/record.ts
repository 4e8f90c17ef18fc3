// Runs before the tests of each server file: notes every statement that leaves the schema of the room it comes from.
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { DefaultQueryExecutor, type AbortableQueryOptions, type CompiledQuery, type QueryResult } from 'kysely'
import { inject } from 'vitest'
import { askerAmong, filesOnStack } from './asker.ts'
import { crossings } from './crossings.ts'
import { tablesOf, type TablesOf } from './tables-of.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder where each worker notes what its statements cross. */
    crossings: string
  }
}
const mark = Symbol.for('statements are noted')
/** What is known of a statement: its tables, and the places that have asked it before. */
const read = new Map<string, { tables: TablesOf; places: Set<string> }>()
const noted = new Set<string>()
/** So many frames show most askers; those beyond are looked for on the whole stack, which is dear. */
const nearFrames = 16

function stackToAsker(): { files: string[]; requester: string | undefined } {
  const near = filesOnStack(nearFrames)
  const requester = askerAmong(near)
  if (requester !== undefined) return { files: near, requester }
  const files = filesOnStack()
  return { files, requester: askerAmong(files) }
}

function knownOf(statement: string) {
  const known = read.get(statement) ?? { tables: tablesOf(statement), places: new Set() }
  read.set(statement, known)
  return known
}

function note(statement: string): void {
  const { tables, places } = knownOf(statement)
  if (tables.reads.size + tables.writes.size === 0) return
  const { files, requester } = stackToAsker()
  if (requester === undefined) return
  const place = files.slice(0, files.indexOf(requester) + 1).join()
  if (places.has(place)) return
  places.add(place)
  const { reads, writes } = crossings(requester, files, tables)
  const lines = [...reads.map((line) => `read ${line} @ ${requester}`), ...writes.map((line) => `write ${line}`)]
  const fresh = lines.filter((line) => !noted.has(line))
  if (fresh.length === 0) return
  for (const line of fresh) noted.add(line)
  appendFileSync(path.join(inject('crossings'), `${process.pid}.txt`), fresh.map((line) => `${line}\n`).join(''))
}

type Executor = InstanceType<typeof DefaultQueryExecutor>
const executor = DefaultQueryExecutor.prototype as Executor & { [mark]?: true }
const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as Executor
if (executor[mark] === undefined) {
  executor[mark] = true
  executor.executeQuery = function noting<R>(this: Executor, query: CompiledQuery, options?: AbortableQueryOptions) {
    note(query.sql)
    return base.executeQuery.call(this, query, options) as Promise<QueryResult<R>>
  }
}

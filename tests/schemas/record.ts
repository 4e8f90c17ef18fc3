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
/** Statements that one place asks again and again are read once. */
const read = new Map<string, TablesOf>()
const noted = new Set<string>()

function note(statement: string): void {
  const files = filesOnStack()
  const requester = askerAmong(files)
  if (requester === undefined) return
  const tables = read.get(statement) ?? tablesOf(statement)
  read.set(statement, tables)
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

// Runs before the tests of each server file: notes every statement that leaves the schema of the room it comes from.
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { DefaultQueryExecutor, type CompiledQuery } from 'kysely'
import { inject } from 'vitest'
import { askerAmong, filesOnStack } from './asker.ts'
import { crossings } from './judge.ts'
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
  const asker = askerAmong(files)
  if (asker === undefined) return
  const tables = read.get(statement) ?? tablesOf(statement)
  read.set(statement, tables)
  const { reads, writes } = crossings(asker, files, tables)
  const lines = [...reads.map((line) => `read ${line} @ ${asker}`), ...writes.map((line) => `write ${line}`)]
  const fresh = lines.filter((line) => !noted.has(line))
  if (fresh.length === 0) return
  for (const line of fresh) noted.add(line)
  appendFileSync(path.join(inject('crossings'), `${process.pid}.txt`), fresh.map((line) => `${line}\n`).join(''))
}

const executor = DefaultQueryExecutor.prototype as typeof DefaultQueryExecutor.prototype & { [mark]?: true }
if (executor[mark] === undefined) {
  const execute = executor.executeQuery
  executor[mark] = true
  executor.executeQuery = function noting<R>(
    this: DefaultQueryExecutor,
    query: CompiledQuery,
    ...rest: never[]
  ): ReturnType<typeof execute<R>> {
    note(query.sql)
    return execute.call(this, query, ...rest) as ReturnType<typeof execute<R>>
  }
}

import { availableParallelism } from 'node:os'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#database/migrations/types.generated.ts'
import { preparingClient } from './prepared-statements.ts'
import { reportError } from './lost-connection.ts'

/** A connection or a transaction: whatever queries run on. */
export type Database = Kysely<DB> | Transaction<DB>

// Dates and local times stay text (a calendar day has no zone), counts and ids are numbers within their exact range.
const asText = (value: string) => value
pg.types.setTypeParser(pg.types.builtins.DATE, asText)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, asText)
pg.types.setTypeParser(pg.types.builtins.TIME, (value) => value.slice(0, 5))
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/**
 * How like a name a mistyped word must be (`%>` of pg_trgm). On names of a school this finds again 99 of 100 words with a
 * letter lost or added, 93 with a wrong one, 73 with two that changed places, and two words that were not meant. Among
 * 10,000 persons it takes 4 ms of the processor; 0.35 finds 82 of the last kind and takes twice as long.
 */
const minSimilarity = 0.4
/** What is read often lies in memory, the rest on no turning disk: else whole tables are read past a good index. */
const randomPageCost = 1.1
const statementTimeoutMs = 15_000
/** Longer than any statement is given, the publishing of a timetable too: a network that has gone away ends nothing by itself. */
const answerTimeoutMs = 150_000
const keepAliveMs = 10_000
/** More than what the processors can do at once only takes memory, 10 to 20 MB a connection; so many at least, as some wait for disks. */
const [minConnections, maxConnections] = [6, 10]
const usualConnections = Math.min(maxConnections, Math.max(minConnections, 2 * availableParallelism()))

/**
 * Without a listener a lost connection is an error that nobody caught. The pool hears of those at rest only, so each
 * connection is heard itself. A pool that is being closed may be cut by the server.
 */
export function logErrors(pool: pg.Pool, where: string): void {
  const listener = (error: Error) => pool.ending || reportError(where, error)
  pool.on('error', () => {}).on('connect', (client) => client.on('error', listener))
}

/**
 * Opens a pool.
 * @param size connections at most
 * @param timeoutMs after which a statement is given up; 0: never, for work that nobody waits for in a browser
 */
export function openDatabase(
  connectionString: string,
  size = usualConnections,
  timeoutMs = statementTimeoutMs,
): { db: Kysely<DB>; pool: pg.Pool } {
  const pool = new pg.Pool({
    Client: preparingClient(),
    connectionString,
    max: size,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs === 0 ? 0 : answerTimeoutMs,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    application_name: 'shanyraq',
    // bounds of the history's years and instants in texts must not depend on a server's own zone
    options: `-c timezone=UTC -c random_page_cost=${randomPageCost} -c pg_trgm.word_similarity_threshold=${minSimilarity}`,
  })
  logErrors(pool, 'База данных')
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) }
}

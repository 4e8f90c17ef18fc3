import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#database/types.generated.ts'

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
 * How like a name a mistyped word must be (`%>>` of pg_trgm). On names of a school this finds again 98 of 100 words with
 * a lost or a wrong letter and 80 with two that changed places, and one or two words that were not meant.
 */
const leastSimilarity = 0.3
const statementTimeoutMs = 15_000

/** Opens a pool; `size` connections at most. */
export function openDatabase(connectionString: string, size = 10): { db: Kysely<DB>; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
    application_name: 'shanyraq',
    // bounds of the history's months and instants in texts must not depend on a server's own zone
    options: `-c timezone=UTC -c pg_trgm.strict_word_similarity_threshold=${leastSimilarity}`,
  })
  // without a listener the process dies together with a lost connection; one that is being closed may be cut by the server
  pool.on('error', (error) => pool.ending || console.error('database:', error.message))
  return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) }
}

import type { Database } from '#platform/server/database.ts'

/** Runs `act` in the transaction that `db` already is, or in one of its own. */
export const inTransaction = <T>(db: Database, act: (db: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? act(db) : db.transaction().execute(act)

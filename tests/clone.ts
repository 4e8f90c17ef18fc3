import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { ensureDatabase, withClient } from '#platform/server/postgres/databases.ts'

const addressOf = (name: string): string => inject('database').replace('DATABASE', name)

async function cloneOf(template: string): Promise<string> {
  const name = `test_${randomUUID()}`
  await ensureDatabase(inject('admin'), name, template)
  return name
}

/** Makes a fresh migrated database, empty of rows. @returns its address */
export const cloneDatabase = async (): Promise<string> => addressOf(await cloneOf(inject('template')))

/**
 * Fills a migrated database once, for tests that each begin with the same rows and change them.
 * @returns what was filled in, and a function that makes a copy and tells its address
 */
export async function filledTemplate<T>(fill: (db: Database) => Promise<T>) {
  const template = await cloneOf(inject('template'))
  const { db } = openDatabase(addressOf(template), 1)
  const filled = await fill(db)
  await db.destroy()
  return { filled, clone: async () => addressOf(await cloneOf(template)) }
}

/**
 * Removes a copy that nobody needs any more: its memory is for the next. Nobody waits for it: PostgreSQL looks only every tenth
 * of a second whether the last connections have gone. What is left goes with the cluster.
 */
export function removeClone(databaseUrl: string): void {
  const name = new URL(databaseUrl).pathname.slice(1)
  void withClient(inject('admin'), (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  ).catch(() => undefined)
}

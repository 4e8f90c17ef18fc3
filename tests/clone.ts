import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { ensureDatabase } from '#platform/server/postgres/databases.ts'

/** Makes a fresh migrated database, empty of rows. @returns its address */
export async function cloneDatabase(): Promise<string> {
  const name = `test_${randomUUID()}`
  await ensureDatabase(inject('admin'), name, inject('template'))
  return inject('database').replace('DATABASE', name)
}

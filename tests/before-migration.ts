import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { ensureDatabase } from '#platform/server/postgres/databases.ts'

const folder = path.join(import.meta.dirname, '../database/migrations')

/** A database as it was before this migration, and all that follow. @returns its address */
export async function databaseBefore(file: string): Promise<string> {
  const name = `test_${randomUUID()}`
  await ensureDatabase(inject('admin'), name)
  const url = inject('database').replace('DATABASE', name)
  const earlier = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(earlier, { recursive: true }))
  for (const one of readdirSync(folder))
    if (one.endsWith('.sql') && one < file) cpSync(path.join(folder, one), path.join(earlier, one))
  await migrate(url, undefined, earlier)
  return url
}

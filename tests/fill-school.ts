import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { accessRules } from '#apps/server/access-rules.ts'
import { installRoles } from '#areas/access/server/index.ts'
import { installDictionaries } from '#areas/dictionaries/server/index.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import { openDatabase } from '#platform/server/database.ts'

/** Puts the roles and the small school into a migrated database without rows. */
export async function fillSchool(databaseUrl: string): Promise<void> {
  const { db, pool } = openDatabase(databaseUrl, 1)
  await installRoles(db, accessRules.permissions)
  await installDictionaries(db)
  // what asks for a second factor is tested where it is set: everybody else signs in by password
  await db.updateTable('access.role').set({ second_factor: false }).execute()
  const text = readFileSync(path.join(import.meta.dirname, 'school.sql'), 'utf8')
  await pool.query(text.replace(':policy', pg.escapeLiteral(JSON.stringify(defaultPolicy()))))
  await db.destroy()
}

import { sql } from 'kysely'
import type { SchoolKind } from '#platform/contract/school-kind.ts'
import type { Database } from '#platform/server/database.ts'

/** Whether this is a school or a college; a school, where nothing is said of it yet. */
export async function schoolKind(db: Database): Promise<SchoolKind> {
  const { rows } = await sql<{ kind: SchoolKind }>`select kind from school.school`.execute(db)
  return rows[0]?.kind ?? 'school'
}

/** The same as an SQL expression. */
export const kindOfSchool = sql<SchoolKind>`coalesce((select kind from school.school), 'school')`

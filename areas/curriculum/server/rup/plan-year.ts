import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'

/**
 * The year whose plan is changed: whoever changes it at the same time waits for the other, for what lies in the later links is
 * looked at as a whole. @returns its first day @throws Refusal 404, 409 of a year that is over
 */
export async function lockPlan(db: Database, yearId: number, today: string): Promise<string> {
  const year = await db
    .selectFrom('calendar.study_year')
    .where('id', '=', yearId)
    .select(['date_start', 'date_end'])
    .executeTakeFirst()
  if (!year) throw notFound()
  if (year.date_end < today) throw conflict(msg`Учебный год закончился: его план не меняется`)
  await sql`select pg_advisory_xact_lock(hashtextextended('curriculum.rup_line', ${yearId}))`.execute(db)
  return year.date_start
}

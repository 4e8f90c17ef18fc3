import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'

/**
 * The year whose plan is changed: whoever changes it at the same time waits for the other, for what lies in the later links is
 * looked at as a whole. @returns its first day @throws Refusal 404, 409 of a year that is over
 */
export async function lockPlan(db: Database, yearId: number, today: string): Promise<string> {
  const { rows } = await sql<{ date_start: string; date_end: string }>`
    select date_start::text, date_end::text, pg_advisory_xact_lock(hashtextextended('curriculum.rup_line', id))
    from calendar.study_year where id = ${yearId}`.execute(db)
  const [year] = rows
  if (!year) throw notFound()
  if (year.date_end < today) throw conflict(msg`Учебный год закончился: его план не меняется`)
  return year.date_start
}

import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { asSaid, msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, Refusal, refuse } from '#platform/server/refusal.ts'
import type { PolicyRules } from '../../contract/policy.ts'
import { policyObjections } from '../../rules/policy-objections.ts'

/** 422 with all that is wrong with rules, each at its field. */
export function requireValid(rules: PolicyRules): void {
  const objections = policyObjections(rules)
  if (objections.length === 0) return
  throw new Refusal(
    422,
    objections.map(({ path, text }) => ({ loc: ['body', ...path], msg: asSaid(text), type: 'rule' })),
  )
}

/** 404 for a year that is not there, 422 once it is over. */
export async function requireYear(db: Database, yearId: number, today: CalendarDate): Promise<void> {
  const { rows } = await sql<{ is_over: boolean }>`
    select date_end < ${today}::date as is_over from calendar.study_year where id = ${yearId}`.execute(db)
  const [year] = rows
  if (!year) throw notFound(msg`Учебный год не найден`)
  if (year.is_over) throw refuse('year_id', msg`Учебный год окончен, его правила больше не меняются`)
}

/** Holds the year till the end of the transaction, so that its versions come one after another. */
export const lockYear = (db: Database, yearId: number) =>
  sql`select from calendar.study_year where id = ${yearId} for no key update`.execute(db)

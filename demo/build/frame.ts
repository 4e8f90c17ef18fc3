import { installRoles } from '#areas/access/server/index.ts'
import { defaultPolicy } from '#areas/journal/rules/grading-policy.ts'
import type { Database } from '#platform/server/database.ts'
import { calendarEntries, type YearShape } from '../calendar.ts'
import { insertRowsWithIds } from '../insert-rows.ts'
import { school } from '../school.ts'

export interface QuarterRow {
  id: number
  number: number
  start_date: string
  end_date: string
  closes_on: string
}
/** The study year with its quarters in order. */
export interface Frame {
  yearId: number
  shape: YearShape
  quarters: QuarterRow[]
  policyId: number
}

/** A study year with its calendar and its grading policy. */
export async function buildYear(db: Database, shape: YearShape): Promise<Frame> {
  const { id: yearId } = await db
    .insertInto('calendar.study_year')
    .values({ date_start: shape.date_start, date_end: shape.date_end, is_projection: shape.isProjection })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entries = calendarEntries(shape)
  const ids = await insertRowsWithIds(
    db,
    'calendar.calendar_entry',
    entries.map((entry) => ({ ...entry, year_id: yearId })),
  )
  const quarters = entries.flatMap(({ number, start_date, end_date, closes_on }, index) =>
    number === null || closes_on === null ? [] : [{ id: ids[index] ?? 0, number, start_date, end_date, closes_on }],
  )
  const rules = defaultPolicy(school.kind)
  const policy = await db
    .insertInto('curriculum.grading_policy')
    .values({ year_id: yearId, version: rules.version, rules: JSON.stringify(rules) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { yearId, shape, quarters, policyId: policy.id }
}

/** What stands before any person: roles, the school itself, its year. */
export async function buildFrame(db: Database, shape: YearShape): Promise<Frame> {
  await installRoles(db)
  await db.insertInto('organisation.school').values(school).execute()
  return buildYear(db, shape)
}

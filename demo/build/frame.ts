import { accessRules } from '#apps/server/access-rules.ts'
import { installRoles } from '#areas/access/server/index.ts'
import { calendarEntries } from '#areas/calendar/rules/calendar-entries.ts'
import { yearByHalves, yearShape, type YearShape } from '#areas/calendar/rules/year-shape.ts'
import { installDictionaries } from '#areas/dictionaries/server/index.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import type { SchoolKind } from '#platform/contract/school-kind.ts'
import type { Database } from '#platform/server/database.ts'
import { insertRowsWithIds } from '#platform/server/demonstration/insert-rows.ts'
import type { Institution } from '../institution.ts'

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

/** Writes the quarters, holidays and events of a study year that has none. @returns its quarters in order */
export async function writeCalendar(db: Database, yearId: number, shape: YearShape): Promise<QuarterRow[]> {
  const entries = calendarEntries(shape)
  const ids = await insertRowsWithIds(
    db,
    'calendar.calendar_entry',
    entries.map((entry) => ({ ...entry, year_id: yearId })),
  )
  return entries.flatMap(({ number, start_date, end_date, closes_on }, index) =>
    number === null || closes_on === null ? [] : [{ id: ids[index] ?? 0, number, start_date, end_date, closes_on }],
  )
}

async function writeYear(db: Database, shape: YearShape): Promise<{ yearId: number; quarters: QuarterRow[] }> {
  const { id: yearId } = await db
    .insertInto('calendar.study_year')
    .values({ date_start: shape.date_start, date_end: shape.date_end, is_projection: shape.isProjection })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { yearId, quarters: await writeCalendar(db, yearId, shape) }
}

/** A study year with its calendar and the grading policy of its kind of school. */
export async function buildYear(db: Database, shape: YearShape, kind: SchoolKind = 'school'): Promise<Frame> {
  const { yearId, quarters } = await writeYear(db, shape)
  const rules = defaultPolicy(kind)
  const policy = await db
    .insertInto('grading.policy')
    .values({ year_id: yearId, version: rules.version, rules: JSON.stringify(rules) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { yearId, shape, quarters, policyId: policy.id }
}

/** The study year, and the calendar alone of the one before it, which a school looks up when it plans. */
export async function buildYears(db: Database, shape: YearShape, kind: SchoolKind = 'school'): Promise<Frame> {
  const frame = await buildYear(db, shape, kind)
  const before = yearShape(Number(shape.date_start.slice(0, 4)) - 1)
  await writeYear(db, kind === 'college' ? yearByHalves(before) : before)
  return frame
}

/** What stands before any person: roles, the school itself, its years. */
export async function buildFrame(db: Database, { school, shape, kind }: Institution): Promise<Frame> {
  await installRoles(db, accessRules.permissions)
  await installDictionaries(db)
  await db.insertInto('school.school').values(school).execute()
  return buildYears(db, shape, kind)
}

import { sql } from 'kysely'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { recordMade, type BulkTrace } from '#platform/server/history.ts'
import { keptLine } from './rup/line-rows.ts'

/** Makes subjects. @returns their ids by title */
export async function insertCourses(
  db: Database,
  courses: readonly { title: string; short_title: string }[],
  trace: BulkTrace,
): Promise<Map<string, number>> {
  if (courses.length === 0) return new Map()
  const made = await db.insertInto('curriculum.course').values(courses).returning(['id', 'title']).execute()
  await recordMade(
    db,
    trace,
    'curriculum.course',
    sql`select id, jsonb_build_object('title', title, 'short_title', short_title) as after
      from curriculum.course where id = any(${made.map(({ id }) => id)}::int[])`,
  )
  return new Map(made.map(({ id, title }) => [title, id]))
}

export interface NewRupLine {
  parallel_id: number
  course_id: number
  profile?: string
  /** A week, and a year where weeks do not say it. */
  hours: number
  hours_year?: number | null
  /** The most groups that a class is divided into. */
  subgroups: number
  grading_mode: GradingMode
}
/** Lines of a year's working curriculum. */
export async function insertRupLines(
  db: Database,
  yearId: number,
  lines: readonly NewRupLine[],
  trace: BulkTrace,
): Promise<void> {
  const { rows } = await sql<{
    id: number
  }>`insert into curriculum.rup_line (year_id, parallel_id, profile, course_id, hours, hours_year, subgroups, grading_mode)
    select ${yearId}, parallel_id, coalesce(profile, ''), course_id, hours, hours_year, subgroups, grading_mode
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as row(parallel_id int, profile text, course_id int, hours numeric, hours_year numeric, subgroups smallint, grading_mode text)
    returning id`.execute(db)
  const made = rows.map(({ id }) => id)
  await recordMade(
    db,
    trace,
    'curriculum.rup_line',
    sql`select r.id, ${keptLine} as after
      from curriculum.rup_line r where r.id = any(${made}::int[])`,
  )
}

import { sql } from 'kysely'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'

/** Makes subjects. @returns their ids by title */
export async function insertCourses(
  db: Database,
  courses: readonly { title: string; short_title: string }[],
): Promise<Map<string, number>> {
  if (courses.length === 0) return new Map()
  const made = await db.insertInto('curriculum.course').values(courses).returning(['id', 'title']).execute()
  return new Map(made.map(({ id, title }) => [title, id]))
}

export interface NewRupLine {
  parallel_id: number
  course_id: number
  /** A week. */
  hours: number
  /** The most groups that a class is divided into. */
  subgroups: number
  grading_mode: GradingMode
}
/** Lines of a year's working curriculum. */
export async function insertRupLines(db: Database, yearId: number, lines: readonly NewRupLine[]): Promise<void> {
  await sql`insert into curriculum.rup_line (year_id, parallel_id, course_id, hours, subgroups, grading_mode)
    select ${yearId}, parallel_id, course_id, hours, subgroups, grading_mode
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as row(parallel_id int, course_id int, hours numeric, subgroups smallint, grading_mode text)`.execute(db)
}

import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** A study year, `yyyy-MM-dd`, both days included, and its classes. */
export interface YearClasses {
  id: number
  date_start: string
  date_end: string
  classes: { id: number; title: string; opened_on: string | null; closed_on: string | null }[]
}

/** The year with its classes, or undefined where there is none. */
export async function readYearClasses(
  db: Database,
  yearId: RawBuilder<number | null>,
): Promise<YearClasses | undefined> {
  const { rows } = await sql<YearClasses>`
    select y.id, y.date_start::text, y.date_end::text, coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'title', c.title,
      'opened_on', c.opened_on, 'closed_on', c.closed_on)
      order by c.id) from classes.class c where c.year_id = y.id), '[]') as classes
    from calendar.study_year y where y.id = ${yearId}`.execute(db)
  return rows[0]
}

/** Titles of the classes that students are in at any time of the year, by student. */
export async function placesOf(
  db: Database,
  { date_start, date_end }: YearClasses,
  students: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ student_id: number; titles: string[] }>`
    select m.student_id, array_agg(distinct c.title) as titles
    from classes.class_member m join classes.class c on c.id = m.class_id
    where m.student_id = any(${[...students]}::int[]) and m.during && daterange(${date_start}, ${date_end}, '[]')
    group by m.student_id`.execute(db)
  return new Map(rows.map(({ student_id, titles }) => [student_id, titles]))
}

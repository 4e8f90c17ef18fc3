import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { lastQuarter, type CardPeriod } from '../../rules/card-period.ts'

/** Whose cards, of which period. */
export interface CardsOf extends CardPeriod {
  year_id: number
  students: readonly number[]
}

/**
 * Courses in which a result that stands on a student's card differs from its marks and nobody has confirmed it, by student:
 * as the journals say now, whatever the card says.
 */
export async function readDifferingCourses(
  db: Database,
  { year_id, students, ...period }: CardsOf,
): Promise<Map<number, string[]>> {
  const isYearCard = period.quarter === null && period.half === null
  const { rows } = await sql<{ student_id: number; courses: string[] }>`
    select r.student_id, array_agg(distinct co.title order by co.title) as courses
    from results.period_result r join curriculum.course co on co.id = r.course_id
    left join calendar.calendar_entry q on q.id = r.quarter_id
    where r.differs and r.year_id = ${year_id} and r.student_id = any(${[...students]}::integer[])
      and case when r.quarter_id is null and r.half is null then ${isYearCard}::boolean
        else coalesce(q.number, r.half * 2) <= ${lastQuarter(period)}::integer end
    group by r.student_id`.execute(db)
  return new Map(rows.map(({ student_id, courses }) => [student_id, courses]))
}

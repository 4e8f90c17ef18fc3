import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

interface Stay {
  full_name: string
  /** The first and the last day; the ends of time where they are open. */
  from: CalendarDate
  to: CalendarDate
}
/** Who was in a class on a day of a period, and from when to when, by name. */
export async function staysInClass(
  db: Database,
  classId: number,
  start: CalendarDate,
  end: CalendarDate,
): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select p.full_name, coalesce(lower(m.during), '0001-01-01')::date as from,
      coalesce(upper(m.during) - 1, '9999-12-31'::date) as to
    from classes.class_member m join people.person p on p.id = m.student_id
    where m.class_id = ${classId} and m.during && daterange(${start}, ${end}, '[]')
    order by p.sort_name, p.id`.execute(db)
  return rows
}

import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'

interface Stay {
  full_name: string
  /** The first and the last day; the ends of time where they are open. */
  from: CalendarDate
  to: CalendarDate
}
/** Who was in a class on a day of a period, and from when to when, by name. */
export const staysInClass = (classId: number, start: CalendarDate, end: CalendarDate): RawBuilder<Stay> => sql<Stay>`
  select p.full_name, coalesce(lower(m.during), '0001-01-01')::date as from,
    coalesce(upper(m.during) - 1, '9999-12-31'::date) as to
  from classes.class_member m join people.person p on p.id = m.student_id
  where m.class_id = ${classId} and m.during && daterange(${start}, ${end}, '[]')
  order by p.sort_name, p.id`

import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { leadersOn } from './scope/index.ts'

interface LedClass {
  id: number
  title: string
  /** How many it has today. */
  students: number
}
/** Classes that a person leads or curates and that have students today; those led stand first. */
export async function classesLedBy(db: Database, personId: number | null, today: CalendarDate): Promise<LedClass[]> {
  const { rows } = await sql<LedClass>`
    select c.id, c.title, count(distinct m.student_id) as students from ${leadersOn(today)} led
    join classes.class c on c.id = led.class_id
    join classes.class_member m on m.class_id = c.id and m.during @> ${today}::date
    where led.person_id = ${personId}
    group by c.id order by bool_or(led.kind = 'teacher') desc, c.title`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

interface LedClass {
  id: number
  title: string
  /** How many it has today. */
  students: number
}
/** Classes that a person leads or curates and that have students today; those led stand first. */
export async function classesLedBy(db: Database, personId: number | null, today: CalendarDate): Promise<LedClass[]> {
  const { rows } = await sql<LedClass>`
    select c.id, c.title, count(*) as students from classes.class c
    join classes.class_member m on m.class_id = c.id and m.during @> ${today}::date
    where ${personId} in (c.class_teacher_id, c.curator_id)
    group by c.id order by (c.class_teacher_id = ${personId}) desc nulls last, c.title`.execute(db)
  return rows
}

import { sql } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'

/** Of the journals that the caller reads. */
interface Reading {
  db: Database
  caller: Caller
  today: CalendarDate
}
const daysAhead = 7

interface WorkAhead {
  id: number
  kind: 'sor' | 'soch'
  number: number
  date: CalendarDate
  course: string
  group: string
  group_id: number
}
/** СОР and СОЧ of the next seven days. */
export async function worksAhead(reading: Reading): Promise<readonly WorkAhead[]> {
  const { db, caller, today } = reading
  const rows = await remembered(
    db,
    sql<WorkAhead>`
    select w.id, w.kind, w.number, l.date, co.title as course, g.title as "group", g.id as group_id
    from timetable.lesson l join assessments.work w on w.lesson_id = l.id join classes.study_group g on g.id = l.group_id
    join curriculum.course co on co.id = g.course_id
    where l.date between ${today} and ${addDays(today, daysAhead)} and l.takes_place
      and ${mayReadGroup(caller, sql.ref('g.id'), today)}
    order by l.date, l.slot, co.title, g.title, w.id`,
  )
  return rows
}

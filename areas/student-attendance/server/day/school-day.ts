import { sql } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import { missedOn } from './missed-on.ts'

/** Of the journals that the caller reads. */
interface Reading {
  db: Database
  caller: Caller
  today: CalendarDate
}

/** How many students of each class have missed a lesson today, the most first. */
export async function absentByClass(reading: Reading) {
  const { db, caller, today } = reading
  const rows = await remembered(
    db,
    sql<{ id: number; title: string; students: number }>`
    with missed as materialized (${missedOn(today)})
    select c.id, c.title, count(distinct missed.student_id) as students
    from missed join classes.class_member m on m.student_id = missed.student_id and m.during @> ${today}::date
    join classes.class c on c.id = m.class_id
    where ${mayReadGroup(caller, sql.ref('missed.group_id'), today)}
    group by c.id order by students desc, c.title`,
  )
  return rows
}

import { sql } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'

/** Of the journals that the caller reads. */
interface Reading {
  db: Database
  caller: Caller
  today: CalendarDate
}

/** How many students of each class have missed a lesson today, the most first. */
export async function absentByClass(reading: Reading) {
  const { db, caller, today } = reading
  const { rows } = await sql<{ id: number; title: string; students: number }>`
    select c.id, c.title, count(distinct miss.student_id) as students
    from timetable.lesson l join journal.miss miss on miss.lesson_id = l.id
    join miss_kinds.miss_kind k on k.id = miss.kind_id and k.counts_as_missed
    join classes.class_member m on m.student_id = miss.student_id and m.during @> ${today}::date
    join classes.class c on c.id = m.class_id
    where l.date = ${today} and ${mayReadGroup(caller, sql.ref('l.group_id'), today)}
    group by c.id order by students desc, c.title`.execute(db)
  return rows
}

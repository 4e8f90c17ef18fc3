import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

interface OfClass {
  class_id: number
  student_id: number
  full_name: string
}

/** Who of the classes misses lessons on a day: which, as what, and why where that is known. */
export async function absentOfClasses(db: Database, classes: readonly number[], today: CalendarDate) {
  const { rows } = await sql<OfClass & { slots: number[]; letters: string[]; reason: string | null }>`
    select m.class_id, p.id as student_id, p.full_name, array_agg(l.slot order by l.slot) as slots,
      array_agg(distinct k.letter) as letters, max(miss.reason) as reason
    from classes.class_member m join people.person p on p.id = m.student_id
    join journal.miss miss on miss.student_id = m.student_id
    join timetable.lesson l on l.id = miss.lesson_id and l.date = ${today}
    join miss_kinds.miss_kind k on k.id = miss.kind_id and k.counts_as_missed
    where m.class_id = any(${[...classes]}) and m.during @> ${today}::date
    group by m.class_id, p.id order by p.sort_name`.execute(db)
  return rows
}

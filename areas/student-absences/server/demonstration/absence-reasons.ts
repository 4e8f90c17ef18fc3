import { sql } from 'kysely'
import { leadersOn } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

/** One of so many students goes on a trip that the family has reported ahead. */
const studentsPerTrip = 60
/** For one of so many students with a recent excused miss the family has submitted the reason. */
const studentsPerExcuse = 4

/**
 * Reasons that families have submitted: trips to come, unanswered, and accepted reasons for excused misses of the last
 * fortnight. Students are chosen by their ids, so that the same school always has the same reasons.
 */
export async function writeAbsenceReasons(db: Database, today: CalendarDate): Promise<void> {
  await sql`
    with family as (
      select distinct on (k.child_id) k.child_id, k.adult_id, led.person_id as class_teacher_id from people.kinship k
      join classes.class_member m on m.student_id = k.child_id and m.during @> ${today}::date
      join ${leadersOn(today)} led on led.class_id = m.class_id and led.kind = 'teacher'
      where k.is_legal_representative and k.during @> ${today}::date order by k.child_id, k.adult_id),
    excused as (
      select miss.student_id, miss.kind_id, l.date, min(miss.reason) as reason from journal.miss miss
      join timetable.lesson l on l.id = miss.lesson_id and l.date between ${today}::date - 14 and ${today}::date
      join miss_kinds.miss_kind k on k.id = miss.kind_id and k.category in ('excused', 'illness')
      where miss.reason is not null group by miss.student_id, miss.kind_id, l.date)
    insert into student_absences.absence_reason
      (student_id, kind_id, date_from, date_to, text, state, given_by, answered_by, answered_at, made_at)
    select distinct on (e.student_id) e.student_id, e.kind_id, e.date, e.date, e.reason, 'accepted', f.adult_id,
      f.class_teacher_id, ${today}::date::timestamptz, ${today}::date::timestamptz
    from excused e join family f on f.child_id = e.student_id
    where e.student_id % ${studentsPerExcuse}::integer = 0 order by e.student_id, e.date`.execute(db)
  await sql`
    insert into student_absences.absence_reason (student_id, kind_id, date_from, date_to, text, given_by, made_at)
    select distinct on (k.child_id) k.child_id, kind.id, ${today}::date + 3, ${today}::date + 4,
      'Поездка к родственникам', k.adult_id, ${today}::date::timestamptz
    from people.kinship k join miss_kinds.miss_kind kind on kind.code = 'excused'
    join classes.class_member m on m.student_id = k.child_id and m.during @> ${today}::date
    join ${leadersOn(today)} led on led.class_id = m.class_id and led.kind = 'teacher'
    where k.is_legal_representative and k.during @> ${today}::date and k.child_id % ${studentsPerTrip}::integer = 0
    order by k.child_id, k.adult_id`.execute(db)
}

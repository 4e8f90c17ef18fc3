import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

/** Of so many students one family says ahead that the child will be away. */
const familiesPerJourney = 60
/** Of so many with an excused miss lately one family has said so through the product. */
const familiesPerExcuse = 4

/**
 * What families have said: journeys to come that wait for the class teachers, and reasons of excused misses of the last
 * fortnight that they have accepted. Students are chosen by their ids: the same school says the same.
 */
export async function writeAbsenceReasons(db: Database, today: CalendarDate): Promise<void> {
  await sql`
    with family as (
      select distinct on (k.child_id) k.child_id, k.adult_id, c.class_teacher_id from people.kinship k
      join classes.class_member m on m.student_id = k.child_id and m.during @> ${today}::date
      join classes.class c on c.id = m.class_id and c.class_teacher_id is not null
      where k.is_legal_representative and k.during @> ${today}::date order by k.child_id, k.adult_id),
    excused as (
      select miss.student_id, miss.kind_id, l.date, min(miss.reason) as reason from journal.miss miss
      join timetable.lesson l on l.id = miss.lesson_id and l.date between ${today}::date - 14 and ${today}::date
      join journal.miss_kind k on k.id = miss.kind_id and k.category in ('excused', 'illness')
      where miss.reason is not null group by miss.student_id, miss.kind_id, l.date)
    insert into student_absences.absence_reason
      (student_id, kind_id, date_from, date_to, text, state, given_by, answered_by, answered_at, made_at)
    select distinct on (e.student_id) e.student_id, e.kind_id, e.date, e.date, e.reason, 'accepted', f.adult_id,
      f.class_teacher_id, ${today}::date::timestamptz, ${today}::date::timestamptz
    from excused e join family f on f.child_id = e.student_id
    where e.student_id % ${familiesPerExcuse}::integer = 0 order by e.student_id, e.date`.execute(db)
  await sql`
    insert into student_absences.absence_reason (student_id, kind_id, date_from, date_to, text, given_by, made_at)
    select distinct on (k.child_id) k.child_id, kind.id, ${today}::date + 3, ${today}::date + 4,
      'Поездка к родственникам', k.adult_id, ${today}::date::timestamptz
    from people.kinship k join journal.miss_kind kind on kind.code = 'excused'
    join classes.class_member m on m.student_id = k.child_id and m.during @> ${today}::date
    join classes.class c on c.id = m.class_id and c.class_teacher_id is not null
    where k.is_legal_representative and k.during @> ${today}::date and k.child_id % ${familiesPerJourney}::integer = 0
    order by k.child_id, k.adult_id`.execute(db)
}

import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PastYear } from './past-year.ts'

/** Of a thousand student-lessons. */
const missed = 40
const marked = 300

/**
 * Marks and misses of a past year, drawn from the ids alone: the same school always gets the same ones. Half a million
 * rows a year go by plain SQL; the rules of the journal are kept by construction: nobody outside the group, no mark
 * beside a miss, only what the subject's grading mode takes.
 */
export async function drawMarks(db: Database, { yearId }: PastYear): Promise<void> {
  await sql`
    create temporary table seat on commit drop as
    select l.id as lesson_id, m.student_id, l.date + l.ends_at as at, lt.teacher_id, grading.mode,
      abs(hashint8(l.id * 8191 + m.student_id)) % 1000 as drawn,
      abs(hashint8(m.student_id * 131 + g.course_id)) % 5 as ability, abs(hashint8(l.id + m.student_id * 8191)) as luck
    from classes.study_group g
      join timetable.lesson l on l.group_id = g.id and l.takes_place
      join classes.group_member m on m.group_id = g.id and m.during @> l.date
      left join lateral (select min(teacher_id) as teacher_id from timetable.lesson_teacher t
        where t.lesson_id = l.id) lt on true
      cross join lateral (select coalesce(min(line.grading_mode), 'no_in_rup') as mode from classes.group_class gc
        join classes.class c on c.id = gc.class_id join curriculum.rup_line line on line.year_id = ${yearId}
          and line.parallel_id = c.parallel_id and line.course_id = g.course_id where gc.group_id = g.id) grading
    where g.year_id = ${yearId}`.execute(db)
  await sql`
    insert into journal.miss (lesson_id, student_id, kind_id, author_id, changed_at)
    select lesson_id, student_id, kind.id, teacher_id, at from seat
      join journal.miss_kind kind on kind.code = (array['ill', 'excused', 'absent'])[1 + luck % 3]
    where drawn < ${missed}`.execute(db)
  await sql`
    insert into journal.score (lesson_id, student_id, type, value, maximum, author_id, changed_at)
    select lesson_id, student_id, 'fo', least(10, 4 + ability + luck % 3), 10, teacher_id, at from seat
    where drawn between ${missed} and ${missed + marked - 1} and mode <> 'not_evaluated'`.execute(db)
  await sql`
    insert into journal.score (lesson_id, student_id, type, value, maximum, work_id, author_id, changed_at)
    select seat.lesson_id, seat.student_id, work.kind,
      ceil(work.maximum * least(1, 0.4 + ability * 0.12 + (luck % 20) / 100.0)), work.maximum, work.id, teacher_id, at
    from journal.work join seat on seat.lesson_id = work.lesson_id
    where drawn >= ${missed} and mode in ('every_quarter', 'six_months')`.execute(db)
}

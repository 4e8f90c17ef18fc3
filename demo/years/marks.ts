import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PastYear } from './year-made.ts'

/** Of a thousand student-lessons. */
const missed = 40
const marked = 300

/** A client's id made of two others': rows written in their order fill the index of ids from left to right. */
const clientId = (major: string, minor: string): RawBuilder<string> =>
  sql`(lpad(to_hex(${sql.ref(major)}), 16, '0') || lpad(to_hex(${sql.ref(minor)}), 16, '0'))::uuid`

/** The student-lessons of the year in which something is to be noted. */
async function drawSeats(db: Database, { yearId }: PastYear): Promise<void> {
  await sql`
    create temporary table seat on commit drop as
    with grading as (
      select g.id as group_id, coalesce(min(line.grading_mode), 'no_in_rup') as mode
      from classes.study_group g left join classes.group_class gc on gc.group_id = g.id
        left join classes.class c on c.id = gc.class_id
        left join curriculum.rup_line line
          on line.year_id = g.year_id and line.parallel_id = c.parallel_id and line.course_id = g.course_id
      where g.year_id = ${yearId} group by g.id),
    held as materialized (
      select l.id, l.group_id, l.date, l.date + l.ends_at as at, min(lt.teacher_id) as teacher_id,
        exists (select from assessments.work where work.lesson_id = l.id) as has_work
      from classes.study_group g join timetable.lesson l on l.group_id = g.id and l.takes_place
        left join timetable.lesson_teacher lt on lt.lesson_id = l.id
      where g.year_id = ${yearId} group by l.id),
    drawn as (
      select held.*, m.student_id, m.course_id, abs(hashint8(held.id * 8191 + m.student_id)) % 1000 as drawn
      from held join classes.group_member m on m.group_id = held.group_id and m.during @> held.date)
    select drawn.id as lesson_id, student_id, at, teacher_id, mode, drawn,
      abs(hashint8(student_id * 131 + course_id)) % 5 as ability, abs(hashint8(drawn.id + student_id * 8191)) as luck
    from drawn join grading using (group_id)
    where drawn < ${missed + marked} or has_work
    order by lesson_id, student_id`.execute(db)
  await sql`analyze seat`.execute(db)
}

/**
 * Marks and misses of a past year, drawn from the ids alone: the same school always gets the same ones. Half a million
 * rows a year go by plain SQL; the rules of the journal are kept by construction: nobody outside the group, no mark
 * beside a miss, only what the subject's grading mode takes.
 */
export async function drawMarks(db: Database, year: PastYear): Promise<void> {
  await drawSeats(db, year)
  await sql`
    insert into journal.miss (client_id, lesson_id, student_id, kind_id, author_id, changed_at)
    select ${clientId('lesson_id', 'student_id')}, lesson_id, student_id, kind.id, teacher_id, at from seat
      join miss_kinds.miss_kind kind on kind.code = (array['ill', 'excused', 'absent'])[1 + luck % 3]
    where drawn < ${missed}
    order by lesson_id, student_id`.execute(db)
  await sql`
    insert into journal.score (client_id, lesson_id, student_id, type, value, maximum, author_id, changed_at)
    select ${clientId('lesson_id', 'student_id')}, lesson_id, student_id, 'fo', least(10, 4 + ability + luck % 3), 10,
      teacher_id, at
    from seat
    where drawn between ${missed} and ${missed + marked - 1} and mode <> 'not_evaluated'
    order by lesson_id, student_id`.execute(db)
  await sql`
    insert into journal.score (lesson_id, student_id, type, value, maximum, work_id, author_id, changed_at)
    select seat.lesson_id, seat.student_id, work.kind,
      ceil(work.maximum * least(1, 0.4 + ability * 0.12 + (luck % 20) / 100.0)), work.maximum, work.id, teacher_id, at
    from assessments.work join seat on seat.lesson_id = work.lesson_id
    where drawn >= ${missed} and mode in ('every_quarter', 'six_months')`.execute(db)
}

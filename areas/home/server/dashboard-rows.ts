import { sql, type RawBuilder } from 'kysely'
import { isOwnChild } from '#areas/access/server/index.ts'
import { homeworkFiles } from '#areas/journal/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { StudentDay } from '../contract/dashboard.ts'

type Of<T> = T & { student_id: number }
type Part<K extends keyof StudentDay> = StudentDay[K] extends (infer T)[] ? Of<T> : never

/** Student `p` with the class of today. */
const studentOn = (today: CalendarDate) => sql`
  p.id, p.full_name, (select c.title from classes.class_member m join classes.class c on c.id = m.class_id
    where m.student_id = p.id and m.during @> ${today}::date) as class_title`

/** The caller as a student, in a list; an empty one for whoever never was one. */
export async function readOneself(db: Database, caller: Caller, today: CalendarDate): Promise<StudentDay['student'][]> {
  const { rows } = await sql<StudentDay['student']>`
    select ${studentOn(today)} from people.person p
    where p.id = ${caller.personId} and exists (select from classes.class_member m where m.student_id = p.id)`.execute(
    db,
  )
  return rows
}

/** The caller's children with their class of today, the eldest first. */
export async function readChildren(
  db: Database,
  caller: Caller,
  today: CalendarDate,
): Promise<StudentDay['student'][]> {
  const { rows } = await sql<StudentDay['student']>`
    select ${studentOn(today)} from people.kinship own join people.person p on p.id = own.child_id
    where own.adult_id = ${caller.personId} and own.during @> ${today}::date
      and ${isOwnChild(caller, sql.ref('p.id'), today)}
    order by p.birth_date nulls last, p.id`.execute(db)
  return rows
}

/** Dated lessons `l` of the groups `m` of students on days that a condition names. */
const lessonsOf = (students: readonly number[], days: RawBuilder<unknown>) => sql`
  classes.group_member m
  join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date and m.student_id = any(${[...students]})
    and ${days}
  join classes.study_group g on g.id = m.group_id join curriculum.course co on co.id = g.course_id`

export async function readToday(db: Database, students: readonly number[], today: CalendarDate) {
  const { rows } = await sql<Part<'lessons'>>`
    select m.student_id, l.id, l.slot, l.starts_at, l.ends_at, co.title as course, room.title as room, l.status,
      (select string_agg(${shortName('t')}, ', ' order by t.sort_name) from timetable.lesson_teacher lt
        join people.person t on t.id = lt.teacher_id where lt.lesson_id = l.id) as teacher
    from ${lessonsOf(students, sql`l.date = ${today}`)} left join buildings.room room on room.id = l.room_id
    order by l.starts_at, l.id`.execute(db)
  return rows
}

/** The next day with lessons of each student, and what was given for it: on the lesson before, in the same group. */
export async function readHomework(db: Database, students: readonly number[], today: CalendarDate) {
  const ahead = sql`l.takes_place and l.date > ${today} and l.date <= ${today}::date + 14`
  const wasThere = sql`exists (select from classes.group_member then_there
    where then_there.group_id = a.group_id and then_there.student_id = a.student_id and then_there.during @> before.date)`
  const hasFiles = sql`exists (select from journal.homework_file hf where hf.lesson_id = before.id and hf.removed_at is null)`
  const { rows } = await sql<Of<{ date: CalendarDate; given: Omit<Part<'homework'>, 'student_id'> | null }>>`
    with ahead as (
      select m.student_id, m.group_id, l.date, l.starts_at, co.title as course,
        min(l.date) over (partition by m.student_id) as next_day
      from ${lessonsOf(students, ahead)})
    select distinct on (a.student_id, a.group_id) a.student_id, a.date,
      (select jsonb_build_object('lesson_id', before.id, 'course', a.course, 'homework', before.homework,
          'files', case when ${wasThere} then ${homeworkFiles(sql.ref('before.id'))} else '[]' end,
          'given_on', before.date)
        from timetable.lesson before
        where before.group_id = a.group_id and before.takes_place and before.date < a.date
          and (before.homework is not null or (${wasThere} and ${hasFiles}))
          and not exists (select from timetable.lesson between_both where between_both.group_id = a.group_id
            and between_both.takes_place and between_both.date < a.date
            and (between_both.date, between_both.starts_at) > (before.date, before.starts_at))) as given
    from ahead a where a.date = a.next_day order by a.student_id, a.group_id, a.starts_at`.execute(db)
  return rows
}

const week = 7
/** Marks given or changed within seven days, also on older lessons; the newest first. */
export async function readMarks(db: Database, students: readonly number[], today: CalendarDate, timeZone: string) {
  const { rows } = await sql<Part<'marks'>>`
    select s.student_id, s.id, l.date, co.title as course, s.type, s.value, s.maximum, w.title as work, s.comment
    from journal.score s join timetable.lesson l on l.id = s.lesson_id
    join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
    left join assessments.work w on w.id = s.work_id
    where s.student_id = any(${[...students]}) and l.date <= ${today} and l.date > ${today}::date - 120
      and greatest(l.date, (s.changed_at at time zone ${timeZone})::date) > ${today}::date - ${week}::integer
    order by greatest(l.date, (s.changed_at at time zone ${timeZone})::date) desc, l.starts_at desc, s.id desc`.execute(
    db,
  )
  return rows
}

/** Misses of the week so far. */
export async function readMisses(db: Database, students: readonly number[], today: CalendarDate) {
  const { rows } = await sql<Part<'misses'>>`
    select m.student_id, miss.id, l.date, l.slot, co.title as course, k.letter, k.title, miss.minutes, miss.reason
    from ${lessonsOf(students, sql`l.date between ${mondayOf(today)} and ${today}`)}
    join journal.miss miss on miss.lesson_id = l.id and miss.student_id = m.student_id
    join journal.miss_kind k on k.id = miss.kind_id order by l.date, l.starts_at, miss.id`.execute(db)
  return rows
}

import type { MissCategory } from '#areas/miss-kinds/rules/miss-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import { mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { Retake } from '#areas/journal/contract/journal.ts'
import { familyComment, retakeOfMark } from '#areas/journal/server/index.ts'

type Of<T> = T & { student_id: number }

/** Dated lessons `l` of the groups `m` of students on days that a condition names. */
const lessonsOf = (students: readonly number[], days: RawBuilder<unknown>) => sql`
  classes.group_member m
  join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date and m.student_id = any(${[...students]})
    and ${days}
  join classes.study_group g on g.id = m.group_id join curriculum.course co on co.id = g.course_id`

interface NewMark {
  id: number
  date: CalendarDate
  course: string
  type: 'fo' | 'sor' | 'soch'
  value: number
  maximum: number
  work: string | null
  comment: string | null
  retake: Retake | null
}
const week = 7
/** Marks given or changed within seven days, also on older lessons; the newest first. */
export async function newMarksOf(
  db: Database,
  students: readonly number[],
  today: CalendarDate,
  timeZone: string,
): Promise<Of<NewMark>[]> {
  const { rows } = await sql<Of<NewMark>>`
    select s.student_id, s.id, l.date, co.title as course, s.type, s.value, s.maximum, w.title as work,
      ${familyComment} as comment,      ${retakeOfMark} as retake
    from journal.score s
    -- each by its mark: how many of a student's marks are of these days is guessed a thousand times too high
    cross join lateral (select one.date, one.starts_at, one.group_id from timetable.lesson one
      where one.id = s.lesson_id offset 0) l
    join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
    left join assessments.work w on w.id = s.work_id
    where s.student_id = any(${[...students]}) and l.date <= ${today} and l.date > ${today}::date - 120
      and greatest(l.date, (s.changed_at at time zone ${timeZone})::date) > ${today}::date - ${week}::integer
    order by greatest(l.date, (s.changed_at at time zone ${timeZone})::date) desc, l.starts_at desc, s.id desc`.execute(
    db,
  )
  return rows
}

interface WeekMiss {
  id: number
  date: CalendarDate
  slot: number
  course: string
  letter: string
  category: MissCategory
  title: string
  minutes: number | null
  reason: string | null
}
/** Misses of the week so far. */
export async function missesOfWeek(
  db: Database,
  students: readonly number[],
  today: CalendarDate,
): Promise<Of<WeekMiss>[]> {
  const { rows } = await sql<Of<WeekMiss>>`
    select m.student_id, miss.id, l.date, l.slot, co.title as course, k.letter, k.category, k.title, miss.minutes, miss.reason
    from ${lessonsOf(students, sql`l.date between ${mondayOf(today)} and ${today}`)}
    join journal.miss miss on miss.lesson_id = l.id and miss.student_id = m.student_id
    join miss_kinds.miss_kind k on k.id = miss.kind_id order by l.date, l.starts_at, miss.id`.execute(db)
  return rows
}

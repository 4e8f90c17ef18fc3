import type { MissCategory } from '#areas/miss-kinds/rules/miss-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import { mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { GridLesson, Retake } from '../../contract/journal.ts'
import { familyComment } from '../save/family-comment.ts'
import { retakeOfMark } from '../save/retakes.ts'
import { homeworkFiles } from '../homework-files/index.ts'
import { hasHomeworkText, hasShownFiles } from '../lesson-texts/texts.ts'

type Of<T> = T & { student_id: number }

/** Dated lessons `l` of the groups `m` of students on days that a condition names. */
const lessonsOf = (students: readonly number[], days: RawBuilder<unknown>) => sql`
  classes.group_member m
  join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date and m.student_id = any(${[...students]})
    and ${days}
  join classes.study_group g on g.id = m.group_id join curriculum.course co on co.id = g.course_id`

interface GivenHomework {
  lesson_id: number
  course: string
  homework: string | null
  files: GridLesson['files']
  given_on: CalendarDate
}

/** The next day with lessons of each student, and what was given for it: on the lesson before, in the same group. */
export async function homeworkAhead(
  db: Database,
  students: readonly number[],
  today: CalendarDate,
): Promise<Of<{ date: CalendarDate; given: GivenHomework | null }>[]> {
  const ahead = sql`l.takes_place and l.date > ${today} and l.date <= ${today}::date + 14`
  const wasThere = sql`exists (select from classes.group_member then_there
    where then_there.group_id = a.group_id and then_there.student_id = a.student_id and then_there.during @> before.date)`
  const before = sql.ref('before.id')
  const { rows } = await sql<Of<{ date: CalendarDate; given: GivenHomework | null }>>`
    with ahead as (
      select m.student_id, m.group_id, l.date, l.starts_at, co.title as course,
        min(l.date) over (partition by m.student_id) as next_day
      from ${lessonsOf(students, ahead)})
    select distinct on (a.student_id, a.group_id) a.student_id, a.date,
      (select jsonb_build_object('lesson_id', before.id, 'course', a.course, 'homework', txt.homework,
          'files', case when ${wasThere} then ${homeworkFiles(before)} else '[]' end,
          'given_on', before.date)
        from timetable.lesson before left join journal.lesson_text txt on txt.lesson_id = before.id
        where before.group_id = a.group_id and before.takes_place and before.date < a.date
          and (${hasHomeworkText(before)} or (${wasThere} and ${hasShownFiles(before)}))
          and not exists (select from timetable.lesson between_both where between_both.group_id = a.group_id
            and between_both.takes_place and between_both.date < a.date
            and (between_both.date, between_both.starts_at) > (before.date, before.starts_at))) as given
    from ahead a where a.date = a.next_day order by a.student_id, a.group_id, a.starts_at`.execute(db)
  return rows
}

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

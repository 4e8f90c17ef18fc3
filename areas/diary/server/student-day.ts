import type { MissCategory } from '#areas/miss-kinds/rules/miss-kinds.ts'
import { sql, type RawBuilder } from 'kysely'
import { addDays, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import type { Retake } from '#areas/journal/contract/journal.ts'
import { familyComment, retakeOfMark } from '#areas/journal/server/index.ts'
import { comingWorks } from './coming-works/coming-works.ts'

type Of<T> = T & { student_id: number }

const idsOf = (students: readonly number[]) => unseenByPlan(sql`${[...students]}::integer[]`)

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
const [week, months] = [7, 120]
/** Marks given or changed within seven days, also on older lessons; the newest first. */
function newMarks(students: readonly number[], today: CalendarDate, timeZone: string): RawBuilder<Of<NewMark>> {
  const since = addDays(today, 1 - months)
  return sql<Of<NewMark>>`
    select s.student_id, s.id, l.date, co.title as course, s.type, s.value, s.maximum, w.title as work,
      ${familyComment} as comment, ${retakeOfMark} as retake
    from unnest(${idsOf(students)}) student(id)
    -- marks of the last months by their lessons: among all that a student ever got they would be one of a dozen
    cross join lateral (select marked.* from journal.score marked where marked.student_id = student.id
      and marked.lesson_id = any(array(select one.id from classes.group_member m
        join timetable.lesson one on one.group_id = m.group_id and m.during @> one.date and one.date between ${since} and ${today}
        where m.student_id = student.id and m.during && daterange(${since}, ${today}, '[]'))) offset 0) s
    join timetable.lesson l on l.id = s.lesson_id
    join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
    left join assessments.work w on w.id = s.work_id
    where greatest(l.date, (s.changed_at at time zone ${timeZone})::date) > ${today}::date - ${week}::integer
    order by greatest(l.date, (s.changed_at at time zone ${timeZone})::date) desc, l.starts_at desc, s.id desc`
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
function missesOfWeek(students: readonly number[], today: CalendarDate): RawBuilder<Of<WeekMiss>> {
  const monday = mondayOf(today)
  return sql<Of<WeekMiss>>`
    select m.student_id, miss.id, l.date, l.slot, co.title as course, k.letter, k.category, k.title, miss.minutes, miss.reason
    from classes.group_member m
    join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date and l.date between ${monday} and ${today}
    join classes.study_group g on g.id = m.group_id join curriculum.course co on co.id = g.course_id
    join journal.miss miss on miss.lesson_id = l.id and miss.student_id = m.student_id
    join miss_kinds.miss_kind k on k.id = miss.kind_id
    where m.student_id = any(${idsOf(students)}::integer[]) and m.during && daterange(${monday}, ${today}, '[]')
    order by l.date, l.starts_at, miss.id`
}

/** What became of students lately and what awaits them: new marks, misses of the week, СОР and СОЧ of a month ahead; in one statement. */
export const studyOfDay = (db: Database, students: readonly number[], today: CalendarDate, timeZone: string) =>
  readAtOnce(db, {
    marks: newMarks(students, today, timeZone),
    misses: missesOfWeek(students, today),
    works: comingWorks(students, today),
  })

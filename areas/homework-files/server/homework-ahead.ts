import { sql } from 'kysely'
import type { GridLesson } from '#areas/journal/contract/journal.ts'
import { hasHomeworkText } from '#areas/journal/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import { filesOfLesson, hasFiles } from './files-of-lesson.ts'

interface Given {
  lesson_id: number
  course: string
  homework: string | null
  files: GridLesson['files']
  given_on: CalendarDate
}
interface Ahead {
  student_id: number
  date: CalendarDate
  given: Given | null
}

/** The next day with lessons of each student, and what was given for it: on the lesson before, in the same group. */
export async function homeworkAhead(db: Database, students: readonly number[], today: CalendarDate): Promise<Ahead[]> {
  const wasThere = sql`exists (select from classes.group_member then_there
    where then_there.group_id = a.group_id and then_there.student_id = a.student_id and then_there.during @> before.date)`
  const before = sql.ref('before.id')
  const { rows } = await sql<Ahead>`
    with ahead as (
      select m.student_id, m.group_id, l.date, l.starts_at, co.title as course,
        min(l.date) over (partition by m.student_id) as next_day
      from classes.group_member m
      join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date and m.student_id = any(${unseenByPlan(sql`${[...students]}::integer[]`)}::integer[])
        and m.during && daterange(${today}::date, ${today}::date + 14, '[]')
        and l.takes_place and l.date > ${today} and l.date <= ${today}::date + 14
      join classes.study_group g on g.id = m.group_id join curriculum.course co on co.id = g.course_id)
    select distinct on (a.student_id, a.group_id) a.student_id, a.date,
      (select jsonb_build_object('lesson_id', before.id, 'course', a.course, 'homework', txt.homework,
          'files', case when ${wasThere} then ${filesOfLesson(before)} else '[]' end,
          'given_on', before.date)
        from (select l.id, l.date from timetable.lesson l
          where l.group_id = a.group_id and l.takes_place and l.date < a.date
          order by l.date desc, l.starts_at desc limit 1) before
        left join journal.lesson_text txt on txt.lesson_id = before.id
        where ${hasHomeworkText(before)} or (${wasThere} and ${hasFiles(before)})) as given
    from ahead a where a.date = a.next_day order by a.student_id, a.group_id, a.starts_at`.execute(db)
  return rows
}

import { coursesOfCaller } from '#areas/classes/server/index.ts'
import { sql } from 'kysely'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import { readComingWorks, type ComingWork } from '../../contract/coming-works.ts'
import { findDiaryStudent } from '../diary-student.ts'

const daysAhead = 30

/** СОР and СОЧ that students have from today on, a month ahead, the nearest first. */
export async function comingWorks(
  db: Database,
  students: readonly number[],
  today: CalendarDate,
): Promise<(ComingWork & { student_id: number })[]> {
  const { rows } = await sql<ComingWork & { student_id: number }>`
    select m.student_id, w.id, w.kind, w.number, w.title, l.date, l.slot, co.title as course
    from classes.group_member m join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date
      and l.takes_place and l.date between ${today} and ${addDays(today, daysAhead)}
    join assessments.work w on w.lesson_id = l.id and w.group_id = l.group_id
    join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
    where m.student_id = any(${unseenByPlan(sql`${[...students]}::integer[]`)}::integer[]) and m.during && daterange(${today}, ${addDays(today, daysAhead)}, '[]')
    order by l.date, l.slot, w.id`.execute(db)
  return rows
}

export const readComingWorksHandler = handle(
  readComingWorks,
  async ({ query, db, caller, today }) => {
    const { id } = await findDiaryStudent(db, caller, query.student, today, today)
    const works = await comingWorks(db, [id], today)
    return { today, items: works.map(({ student_id: _student, ...work }) => work) }
  },
  { conditional: coursesOfCaller },
)

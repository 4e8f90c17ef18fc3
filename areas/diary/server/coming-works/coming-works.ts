import { coursesOfCaller } from '#areas/classes/server/index.ts'
import { sql, type RawBuilder } from 'kysely'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { handle } from '#platform/server/handle.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import { readComingWorks, type ComingWork } from '../../contract/coming-works.ts'
import { findDiaryStudent } from '../diary-student.ts'

const daysAhead = 30

/** СОР and СОЧ that students have from today on, a month ahead, the nearest first, as a query. */
export const comingWorks = (
  students: readonly number[],
  today: CalendarDate,
): RawBuilder<ComingWork & { student_id: number }> =>
  sql<ComingWork & { student_id: number }>`
    select m.student_id, w.id, w.kind, w.number, w.title, l.date, l.slot, co.title as course
    from classes.group_member m join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date
      and l.takes_place and l.date between ${today} and ${addDays(today, daysAhead)}
    join assessments.work w on w.lesson_id = l.id and w.group_id = l.group_id
    join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id
    where m.student_id = any(${unseenByPlan(sql`${[...students]}::integer[]`)}::integer[]) and m.during && daterange(${today}, ${addDays(today, daysAhead)}, '[]')
    order by l.date, l.slot, w.id`

export const readComingWorksHandler = handle(
  readComingWorks,
  async ({ query, db, caller, today }) => {
    const { id } = await findDiaryStudent(db, caller, query.student, today, today)
    const { rows } = await comingWorks([id], today).execute(db)
    return { today, items: rows.map(({ student_id: _student, ...work }) => work) }
  },
  { conditional: coursesOfCaller },
)

import { sql } from 'kysely'
import { isCollege } from '#platform/contract/school-kind.ts'
import { msg, t } from '#platform/contract/text.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { TimelineSource } from '#platform/server/timeline.ts'
import { readsSchoolLife } from '../timeline.ts'

interface Row {
  from: string
  returned_on: string | null
  title: string
  returned_to: string | null
  order_number: string
}

/** When the student was on academic leave. */
export const leaveTimeline: TimelineSource = {
  id: 'academic-leaves',
  title: msg`Академические отпуска`,
  read: async ({ db, caller, today }, student) => {
    if (!isCollege()) return []
    const { rows } = await sql<Row>`
      select l.starts_on as "from", l.returned_on, c.title, r.title as returned_to, l.order_number
      from classes.academic_leave l join classes.class c on c.id = l.class_id
      left join classes.class r on r.id = l.returned_class_id
      where l.student_id = ${student} and ${readsSchoolLife(caller, student, today)}`.execute(db)
    return rows.map(({ from, returned_on, title, returned_to, order_number }) => ({
      date: from,
      until: returned_on === null ? null : addDays(returned_on, -1),
      title: t`Академический отпуск из ${title}`,
      detail:
        [
          ...(order_number === '' ? [] : [t`приказ № ${order_number}`]),
          ...(returned_to === null ? [] : [t`возвращение в ${returned_to}`]),
        ].join(', ') || null,
    }))
  },
}

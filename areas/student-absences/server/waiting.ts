import { sql } from 'kysely'
import { leadsStudentOn } from '#areas/classes/server/index.ts'
import { translate, msg } from '#platform/contract/text.ts'
import type { WaitingSource } from '#platform/server/waiting.ts'
import { answersAbsences } from '../contract/access.ts'
import { absenceSpanText, type AbsenceSpan } from '../rules/absence-reason.ts'

interface Row extends AbsenceSpan {
  id: number
  full_name: string
  text: string
  total: number
}

/** Reasons that wait for a class teacher's answer, the nearest first. */
export const waitingForTeacher: WaitingSource = {
  id: 'absence-reasons',
  title: msg`Причины отсутствия ждут ответа`,
  order: 20,
  access: answersAbsences,
  link: '/absence-reasons?state=waiting',
  read: async ({ db, caller, today }, size) => {
    const { rows } = await sql<Row>`select r.id, p.full_name, r.text, r.date_from, r.date_to, r.first_slot, r.last_slot,
        count(*) over ()::int as total
      from student_absences.absence_reason r join people.person p on p.id = r.student_id
      where r.state = 'waiting' and ${leadsStudentOn(caller, sql.ref('r.student_id'), sql`${today}::date`, today)}
      order by r.date_from, r.id limit ${size}`.execute(db)
    const items = rows.map(({ id, full_name, text, ...span }) => ({
      id,
      title: full_name,
      hint: `${translate(absenceSpanText(span))}. ${text}`,
      link: `/absence-reasons?active=${id}`,
      due_on: null,
    }))
    return { total: rows[0]?.total ?? 0, items }
  },
}

import { sql } from 'kysely'
import { leadersOn } from '#areas/classes/server/index.ts'
import { notify } from '#areas/notices/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { listed, msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { absenceSpanText, type AbsenceSpan } from '../rules/absence-reason.ts'
import { absenceReasons } from './notice-kinds.ts'

interface ReasonOfNotice extends AbsenceSpan {
  id: number
  student_id: number
  text: string
}
interface Recipients {
  name: string
  class_title: string | null
  /** Accounts of the class teacher and of the student's legal representatives. */
  teacher: number | null
  family: number[]
}

async function findRecipients(db: Database, studentId: number, today: CalendarDate): Promise<Recipients | undefined> {
  const { rows } = await sql<Recipients>`
    select p.surname || ' ' || p.name as name, c.title as class_title, t.admin_user_id as teacher,
      array(select adult.admin_user_id from people.kinship k join people.person adult on adult.id = k.adult_id
        where k.child_id = p.id and k.is_legal_representative and k.during @> ${today}::date
          and adult.admin_user_id is not null) as family
    from people.person p
    left join classes.class_member m on m.student_id = p.id and m.during @> ${today}::date
    left join classes.class c on c.id = m.class_id left join ${leadersOn(today)} led on led.class_id = c.id and led.kind = 'teacher'
    left join people.person t on t.id = led.person_id
    where p.id = ${studentId}`.execute(db)
  return rows[0]
}

/** Notifies the class teacher of a new reason, or that one was withdrawn. */
export async function notifyClassTeacher(
  db: Database,
  publish: Publish,
  reason: ReasonOfNotice,
  what: 'given' | 'withdrawn',
  today: CalendarDate,
): Promise<void> {
  const found = await findRecipients(db, reason.student_id, today)
  if (!found || found.teacher === null) return
  const { name, class_title } = found
  const who = class_title === null ? name : `${name}, ${class_title}`
  await notify(db, publish, [
    {
      accountId: found.teacher,
      kind: absenceReasons,
      title: what === 'given' ? msg`Причина отсутствия: ${who}` : msg`Причина отсутствия отозвана: ${who}`,
      text: listed([absenceSpanText(reason), reason.text], '. '),
      link: `/absence-reasons?active=${reason.id}`,
      subject: `absence:${reason.id}:${what}`,
    },
  ])
}

/** Notifies the family of the class teacher's answer. */
export async function notifyFamily(
  db: Database,
  publish: Publish,
  reason: ReasonOfNotice,
  { isAccepted, answer }: { isAccepted: boolean; answer: string | null },
  today: CalendarDate,
): Promise<void> {
  const found = await findRecipients(db, reason.student_id, today)
  if (!found) return
  const title = isAccepted
    ? msg`Причина отсутствия принята: ${found.name}`
    : msg`Причина отсутствия не принята: ${found.name}`
  await notify(
    db,
    publish,
    found.family.map((accountId) => ({
      accountId,
      kind: absenceReasons,
      title,
      text: answer ? listed([absenceSpanText(reason), answer], '. ') : absenceSpanText(reason),
      link: `/dashboard?student=${reason.student_id}&tab=absences`,
      subject: `absence:${reason.id}:answered`,
    })),
  )
}

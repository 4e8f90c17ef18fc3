import { sql } from 'kysely'
import { notify } from '#areas/notices/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { listed, msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { absenceDays, type AbsenceSpan } from '../rules/absence-reason.ts'
import { absenceReasons } from './notice-kinds.ts'

interface NoticedAbsence extends AbsenceSpan {
  id: number
  student_id: number
  text: string
}
interface Concerned {
  name: string
  class_title: string | null
  /** Accounts of the class teacher and of who represents the student. */
  teacher: number | null
  family: number[]
}

async function concerned(db: Database, studentId: number, today: CalendarDate): Promise<Concerned | undefined> {
  const { rows } = await sql<Concerned>`
    select p.surname || ' ' || p.name as name, c.title as class_title, t.admin_user_id as teacher,
      array(select adult.admin_user_id from people.kinship k join people.person adult on adult.id = k.adult_id
        where k.child_id = p.id and k.is_legal_representative and k.during @> ${today}::date
          and adult.admin_user_id is not null) as family
    from people.person p
    left join classes.class_member m on m.student_id = p.id and m.during @> ${today}::date
    left join classes.class c on c.id = m.class_id left join people.person t on t.id = c.class_teacher_id
    where p.id = ${studentId}`.execute(db)
  return rows[0]
}

/** The class teacher hears of a new reason, or that one was taken back. */
export async function notifyClassTeacher(
  db: Database,
  publish: Publish,
  reason: NoticedAbsence,
  what: 'given' | 'withdrawn',
  today: CalendarDate,
): Promise<void> {
  const found = await concerned(db, reason.student_id, today)
  if (!found || found.teacher === null) return
  const { name, class_title } = found
  const who = class_title === null ? name : `${name}, ${class_title}`
  await notify(db, publish, [
    {
      accountId: found.teacher,
      kind: absenceReasons,
      title: what === 'given' ? msg`Причина отсутствия: ${who}` : msg`Причина отсутствия отозвана: ${who}`,
      text: listed([absenceDays(reason), reason.text], '. '),
      link: `/absence-reasons?active=${reason.id}`,
      subject: `absence:${reason.id}:${what}`,
    },
  ])
}

/** The family hears what the class teacher has answered. */
export async function notifyFamily(
  db: Database,
  publish: Publish,
  reason: NoticedAbsence,
  { isAccepted, answer }: { isAccepted: boolean; answer: string | null },
  today: CalendarDate,
): Promise<void> {
  const found = await concerned(db, reason.student_id, today)
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
      text: answer ? listed([absenceDays(reason), answer], '. ') : absenceDays(reason),
      link: `/dashboard?student=${reason.student_id}&tab=absences`,
      subject: `absence:${reason.id}:answered`,
    })),
  )
}

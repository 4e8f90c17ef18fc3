import { sql } from 'kysely'
import { isOwnChild } from '#areas/people/server/index.ts'
import { asSaid, msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import { submitAbsenceReason, withdrawAbsenceReason } from '../contract/absence-reasons.ts'
import {
  absenceSpanText,
  absenceObjection,
  absenceObjectionDetails,
  mayWithdraw,
  type AbsenceSpan,
} from '../rules/absence-reason.ts'
import { notifyClassTeacher } from './notify-of-reason.ts'
import { excusingKinds } from './own-absences.ts'
import { lockedColumns, type LockedReason } from './reason-rows.ts'

export const submitAbsenceReasonHandler = handle(
  submitAbsenceReason,
  async ({ body, db, caller, today, record, publish }) => {
    // locked, so that of two requests at once the second sees the reason of the first
    const { rows: children } = await sql`select from people.person p
    where p.id = ${body.student_id} and ${isOwnChild(caller, sql.ref('p.id'), today)} for no key update of p`.execute(
      db,
    )
    if (children.length === 0 || caller.personId === null) throw notFound()
    const { first_slot = null, last_slot = null, ...rest } = body
    const given = { ...rest, first_slot, last_slot }
    const objection = absenceObjection(given, today)
    if (objection)
      throw refuse(absenceObjectionDetails[objection].field, asSaid(absenceObjectionDetails[objection].text))
    const { rows: kinds } = await sql`select from (${excusingKinds}) kind where id = ${body.kind_id}`.execute(db)
    if (kinds.length === 0) throw refuse('kind_id', msg`Такой причины нет`)
    const { rows: overlapping } = await sql<AbsenceSpan>`
    select date_from, date_to, first_slot, last_slot from student_absences.absence_reason
    where student_id = ${body.student_id} and state in ('waiting', 'accepted')
      and date_from <= ${given.date_to} and date_to >= ${given.date_from}
      and int4range(coalesce(first_slot, 0), coalesce(last_slot, 20), '[]')
        && int4range(${first_slot ?? 0}, ${last_slot ?? 20}, '[]') limit 1`.execute(db)
    if (overlapping[0]) throw conflict(msg`О причине на ${absenceSpanText(overlapping[0])} вы уже сообщили`)
    const { id } = await db
      .insertInto('student_absences.absence_reason')
      .values({ ...given, given_by: caller.personId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record({ subject: 'student_absences.absence_reason', id, after: given })
    await notifyClassTeacher(db, publish, { ...given, id }, 'given', today)
    return { id }
  },
)

export const withdrawAbsenceReasonHandler = handle(
  withdrawAbsenceReason,
  async ({ params, db, caller, today, record, publish }) => {
    const { rows } = await sql<LockedReason>`select ${lockedColumns} from student_absences.absence_reason r
    where r.id = ${params.id} and ${isOwnChild(caller, sql.ref('r.student_id'), today)} for update`.execute(db)
    const [found] = rows
    if (!found) throw notFound()
    if (found.state === 'withdrawn') return { id: found.id }
    if (!mayWithdraw(found.state, found, today))
      throw conflict(msg`Отозвать можно, пока классный руководитель не ответил или день отсутствия не наступил`)
    await db
      .updateTable('student_absences.absence_reason')
      .set({ state: 'withdrawn', answered_by: null, answered_at: null })
      .where('id', '=', found.id)
      .execute()
    const { state: before } = found
    await record({
      subject: 'student_absences.absence_reason',
      id: found.id,
      before: { state: before },
      after: { state: 'withdrawn' },
    })
    await notifyClassTeacher(db, publish, found, 'withdrawn', today)
    return { id: found.id }
  },
)

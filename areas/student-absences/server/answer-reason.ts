import { sql } from 'kysely'
import { leadsStudentOn } from '#areas/classes/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import { answerAbsenceReason } from '../contract/absence-reasons.ts'
import { absenceStateTitles } from '../rules/absence-reason.ts'
import { notifyFamily } from './notify-of-reason.ts'
import { applyReason } from './apply-reason.ts'
import { lockedColumns, type LockedReason } from './reason-rows.ts'

export const answerAbsenceReasonHandler = handle(answerAbsenceReason, async (call) => {
  const { params, body, db, caller, today, context, record, publish, http } = call
  const { rows } = await sql<LockedReason>`select ${lockedColumns} from student_absences.absence_reason r
    where r.id = ${params.id} and ${leadsStudentOn(caller, sql.ref('r.student_id'), sql`${today}::date`, today)}
    for update`.execute(db)
  const [reason] = rows
  if (!reason) throw notFound()
  const { is_accepted: isAccepted, answer: words = null } = body
  const state = isAccepted ? 'accepted' : 'declined'
  if (reason.state === state) return { id: reason.id, changed: 0, kept: 0 }
  if (reason.state !== 'waiting')
    throw conflict(msg`На эту причину уже ответили: ${absenceStateTitles[reason.state].toLowerCase()}`)
  if (!isAccepted && words === null) throw refuse('answer', msg`Напишите, почему причина не принята`)
  await db
    .updateTable('student_absences.absence_reason')
    .set({ state, answer: words, answered_by: caller.personId, answered_at: sql<Date>`now()` })
    .where('id', '=', reason.id)
    .execute()
  await record({
    subject: 'student_absences.absence_reason',
    id: reason.id,
    before: { state: reason.state },
    after: { state, answer: words },
  })
  await notifyFamily(db, publish, reason, { isAccepted, answer: words }, today)
  if (!isAccepted) return { id: reason.id, changed: 0, kept: 0 }
  const { timeZone } = context.clock
  const applying = { db, publish, author: caller, today, timeZone, requestId: http.request.id }
  return { id: reason.id, ...(await applyReason(applying, reason)) }
})

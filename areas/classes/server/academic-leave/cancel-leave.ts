import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict } from '#platform/server/refusal.ts'
import { cancelAcademicLeave } from '../../contract/academic-leaves.ts'
import { rearranging } from '../rearrange/rearranging.ts'
import { restore } from '../rearrange/restore.ts'
import { changesOf, requireUntouched } from '../rearrange/undo.ts'
import { leaveInHistory, lockLeave, readLeave } from './leave-rows.ts'

/** @throws Refusal 409 where a group into which the student comes back was closed in the meantime */
async function requireOpen(db: Database, studentId: number): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    select g.title from classes.group_member m join classes.study_group g on g.id = m.group_id
    where m.student_id = ${studentId} and coalesce(upper(m.during), 'infinity') > g.closed_on order by g.title limit 1`.execute(
    db,
  )
  const [closed] = rows
  if (closed) throw conflict(msg`Учебную группу ${closed.title} за это время закрыли: верните студента в группу`)
}

const cancelHandler = handle(cancelAcademicLeave, async (handling) => {
  const doing = rearranging(handling)
  const { db } = doing
  const leave = await lockLeave(doing, handling.params.id, handling.body.version)
  const { class: former } = await readLeave(doing, leave.id)
  await requireUntouched(doing, leave.batch)
  const changes = await changesOf(doing, leave.batch)
  await sql`delete from classes.academic_leave where id = ${leave.id}`.execute(db)
  await doing.record({ subject: 'classes.academic_leave', id: leave.id, before: leaveInHistory(leave) })
  for (const change of changes) if (change.subject !== 'classes.academic_leave') await restore(doing, change)
  await requireOpen(db, leave.student_id)
  return { class: former }
})

export const cancelHandlers = [cancelHandler]

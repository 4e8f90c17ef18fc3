import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { leaveInHistory, type LeaveRow } from './leave-rows.ts'

type NewLeave = Omit<LeaveRow, 'id' | 'version' | 'returned_on' | 'returned_class_id'>

/** Writes a leave that begins. @returns what the history tells of it */
export async function insertLeave(db: Database, leave: NewLeave): Promise<Change> {
  const { student_id, class_id, starts_on, planned_return, order_number, order_date, note, batch } = leave
  const { rows } = await sql<LeaveRow>`
    insert into classes.academic_leave (student_id, class_id, starts_on, planned_return, order_number, order_date, note, batch)
    values (${student_id}, ${class_id}, ${starts_on}, ${planned_return}, ${order_number}, ${order_date}, ${note}, ${batch})
    returning *`.execute(db)
  const [made] = rows
  if (!made) throw new Error('a leave was not written')
  return { subject: 'classes.academic_leave', id: made.id, after: leaveInHistory(made) }
}

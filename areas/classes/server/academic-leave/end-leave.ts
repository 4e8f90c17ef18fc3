import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { refuse } from '#platform/server/refusal.ts'
import { leaveInHistory, type LeaveRow } from './leave-rows.ts'

/** @throws Refusal 422 for who is on leave from that day on, or from a later one */
export async function requireAfterLeave(db: Database, studentId: number, { from }: { from: string }): Promise<void> {
  const { rows } = await sql<{ starts_on: string }>`
    select starts_on from classes.academic_leave
    where student_id = ${studentId} and returned_on is null and starts_on >= ${from}::date`.execute(db)
  const [leave] = rows
  if (leave)
    throw refuse(
      'from',
      msg`С ${displayDate(leave.starts_on)} в академическом отпуске: выберите день после или отмените отпуск`,
    )
}

/** Whoever comes into a class has returned from the leave that began before. */
export async function endLeave(
  { db, record }: { db: Database; record: (...changes: Change[]) => Promise<void> },
  { studentId, classId, from }: { studentId: number; classId: number; from: string },
): Promise<void> {
  const { rows } = await sql<LeaveRow>`
    update classes.academic_leave set returned_on = ${from}, returned_class_id = ${classId}, version = version + 1
    where student_id = ${studentId} and returned_on is null and starts_on < ${from}::date
    returning *`.execute(db)
  await record(
    ...rows.map((after) => ({
      subject: 'classes.academic_leave',
      id: after.id,
      before: leaveInHistory({ ...after, returned_on: null, returned_class_id: null }),
      after: leaveInHistory(after),
    })),
  )
}

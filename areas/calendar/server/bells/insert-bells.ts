import type { Database } from '#platform/server/database.ts'
import { record, type BulkTrace } from '#platform/server/history.ts'
import { demoteUsual } from './demote-usual.ts'
import { slotRows } from './slot-rows.ts'

export interface NewBell {
  shift: number
  number: number
  /** `HH:MM` */
  start_time: string
  end_time: string
}
/** Makes the bells that a year usually has; those that were usual before stay as others. @returns the schedule's id */
export async function insertUsualBells(
  db: Database,
  yearId: number,
  title: string,
  bells: readonly NewBell[],
  { actor, requestId, batch }: BulkTrace,
): Promise<number> {
  const demoted = await demoteUsual(db, yearId)
  const { id } = await db
    .insertInto('calendar.bell_schedule')
    .values({ year_id: yearId, title, is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (bells.length > 0) await db.insertInto('calendar.bell_slot').values(slotRows(id, bells)).execute()
  const slots = bells.map(({ shift, number, start_time, end_time }) => `${shift}.${number} ${start_time}–${end_time}`)
  const after = { year_id: yearId, title, is_default: true, slots: slots.join(', ') }
  await record(db, actor, requestId, [...demoted, { subject: 'calendar.bell_schedule', id, after }], batch)
  return id
}

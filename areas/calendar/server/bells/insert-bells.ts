import type { Database } from '#platform/server/database.ts'
import { record, type BulkTrace } from '#platform/server/history.ts'

export interface NewBell {
  shift: number
  number: number
  /** `HH:MM` */
  starts_at: string
  ends_at: string
}
/** Makes the bells that a year usually has; those that were usual before stay as others. @returns the schedule's id */
export async function insertUsualBells(
  db: Database,
  yearId: number,
  title: string,
  bells: readonly NewBell[],
  { actor, requestId, batch }: BulkTrace,
): Promise<number> {
  await db.updateTable('calendar.bell_schedule').set({ is_default: false }).where('year_id', '=', yearId).execute()
  const { id } = await db
    .insertInto('calendar.bell_schedule')
    .values({ year_id: yearId, title, is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (bells.length > 0)
    await db
      .insertInto('calendar.bell_slot')
      .values(bells.map((bell) => ({ ...bell, schedule_id: id })))
      .execute()
  const slots = bells.map(({ shift, number, starts_at, ends_at }) => `${shift}.${number} ${starts_at}–${ends_at}`)
  const after = { year_id: yearId, title, is_default: true, slots: slots.join(', ') }
  await record(db, actor, requestId, [{ subject: 'calendar.bell_schedule', id, after }], batch)
  return id
}

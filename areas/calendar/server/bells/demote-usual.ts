import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'

/** The bells that are usual in a year cease to be: others become it. @returns what the history tells of them */
export async function demoteUsual(db: Database, yearId: number): Promise<Change[]> {
  const rows = await db
    .updateTable('calendar.bell_schedule')
    .set((bells) => ({ is_default: false, version: bells('version', '+', 1) }))
    .where('year_id', '=', yearId)
    .where('is_default', '=', true)
    .returning('id')
    .execute()
  return rows.map(({ id }) => ({
    subject: 'calendar.bell_schedule',
    id,
    before: { year_id: yearId, is_default: true },
    after: { year_id: yearId, is_default: false },
  }))
}

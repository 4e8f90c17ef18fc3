import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { record, type BulkTrace } from '#platform/server/history.ts'
import { auditedValues, readAssignments } from './changes/assignment-rows.ts'

/** Takes groups from whoever was to teach them. */
export async function removeAssignments(
  db: Database,
  groupIds: readonly number[],
  { actor, requestId, batch }: BulkTrace,
): Promise<void> {
  const gone = await readAssignments(db, sql<boolean>`a.group_id = any(${[...groupIds]}::int[])`)
  if (gone.length === 0) return
  await sql`delete from workload.assignment where id = any(${gone.map(({ id }) => id)}::int[])`.execute(db)
  const changes = gone.map((one) => ({ subject: 'workload.assignment', id: one.id, before: auditedValues(one) }))
  await record(db, actor, requestId, changes, batch)
}

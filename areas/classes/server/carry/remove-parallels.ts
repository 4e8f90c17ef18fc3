import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { record, type BulkTrace } from '#platform/server/history.ts'
import { countReferences } from '#platform/server/references.ts'

/** Removes parallels of a year to which nothing refers. */
export async function removeEmptyParallels(
  db: Database,
  yearId: number,
  { actor, requestId, batch }: BulkTrace,
): Promise<void> {
  const { rows } = await sql<{ id: number; number: number }>`select p.id, p.number from classes.parallel p
    where p.year_id = ${yearId} and not exists (select from classes.class c where c.parallel_id = p.id)`.execute(db)
  for (const { id, number } of rows) {
    if ((await countReferences(db, 'classes.parallel', [id])).length > 0) continue
    await sql`delete from classes.parallel where id = ${id}`.execute(db)
    await record(db, actor, requestId, [{ subject: 'classes.parallel', id, before: { number } }], batch)
  }
}

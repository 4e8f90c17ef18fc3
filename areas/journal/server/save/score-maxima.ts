import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { recordRows, type BulkTrace } from '#platform/server/history.ts'

/** Gives marks of works another maximum, not below their points; of no batch, for they are taken back with their works. */
export async function setScoreMaxima(
  db: Database,
  { actor, requestId }: Omit<BulkTrace, 'batch'>,
  works: readonly { work_id: number; maximum: number }[],
): Promise<void> {
  const kept = (row: string) => sql`to_jsonb(${sql.ref(row)}) - '{id,client_id,changed_at}'::text[]`
  const rows = sql`select changed.id, changed.changed_at as at, changed.before, changed.after from changed`
  await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(works)}::jsonb) as given(work_id integer, maximum smallint)),
    held as (select s.* from journal.score s join given using (work_id) order by s.id for update of s),
    changed as (
      update journal.score s set maximum = given.maximum, version = s.version + 1, changed_at = now()
      from held join given using (work_id) where s.id = held.id
      returning s.id, s.changed_at, ${kept('held')} as before, ${kept('s')} as after)
    ${recordRows(actor, { subject: 'journal.score', requestId, batch: sql`null` }, rows)}`.execute(db)
}

import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { recordRows, type BulkTrace } from '#platform/server/history.ts'

interface WorkScores {
  work_id: number
  scores: number
  highest: number
  lessons: number[]
}
/** Of how many students works bear marks, the most points, and in which lessons they were given; none where they bear none. */
export async function scoresOfWorks(db: Database, workIds: readonly number[]): Promise<WorkScores[]> {
  if (workIds.length === 0) return []
  const { rows } = await sql<WorkScores>`
    select s.work_id, count(*) as scores, max(greatest(s.value, s.former_value)) as highest,
      array_agg(distinct s.lesson_id) as lessons
    from journal.score s where s.work_id = any(${[...workIds]}::integer[]) group by s.work_id`.execute(db)
  return rows
}

/**
 * Gives the marks of works another maximum; the points stay, so none may be above it. In the history they are of no batch: they are not
 * taken back as marks, but with their works.
 */
export async function setScoreMaxima(
  db: Database,
  { actor, requestId }: Omit<BulkTrace, 'batch'>,
  works: readonly { work_id: number; maximum: number }[],
): Promise<void> {
  if (works.length === 0) return
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

import { sql, type RawBuilder } from 'kysely'
import type { LongJob } from '#platform/contract/long-jobs.ts'
import type { StoredText } from '#platform/contract/text.ts'
import type { Database } from '../database.ts'
import { sayStored } from '../language/spoken.ts'

const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Whether the job `j` has come to an end that can be taken back, and was not. */
export const canBeUndone = sql<boolean>`(j.state in ('done', 'cancelled', 'interrupted')
  and not exists (select from platform.long_job later where later.undoes = j.id))`

/** How many of the item `i` were not done. */
export const notDone = sql<number>`(case when i.outcome in ('refused', 'failed', 'skipped')
  then coalesce(i.not_done, i.size) else 0 end)`

/** Jobs as they travel, the newest first. */
export async function readJobs(
  db: Database,
  which: RawBuilder<unknown>,
): Promise<(LongJob & { account_id: number })[]> {
  const { rows } = await sql<Omit<LongJob, 'title'> & { account_id: number; title: StoredText }>`
    select j.id, j.account_id, j.title, j.state, j.cancel_requested, ${iso('j.made_at')} as made_at,
      ${iso('j.ended_at')} as ended_at, coalesce(sum(i.size) filter (where i.is_counted), 0)::int as total,
      coalesce(sum(i.size) filter (where i.is_counted and i.outcome <> 'waiting'), 0)::int as passed,
      coalesce(sum(${notDone}), 0)::int as not_done,
      ${canBeUndone} and coalesce(bool_or(i.outcome = 'done' and i.undo is not null), false) as can_be_undone
    from platform.long_job j left join platform.long_job_item i on i.job_id = j.id
    where ${which} group by j.id order by j.id desc`.execute(db)
  return rows.map((row) => ({ ...row, title: sayStored(row.title) }))
}

import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'

/** Longer than this nobody pauses who is still at the same work. */
const pause = sql`interval '10 minutes'`

/**
 * The batch of a change that is written by itself, one of many in a row, such as the topics of a column: that of the change
 * before it by the same person, or a new one after a pause, after many at once, and where that batch was taken back.
 * @param isAlike whether a change `h` is of the same kind in the same journal
 * @param joinsMany it goes on also after many that were written at once, where all of them were alike
 */
export async function batchInARow(
  db: Database,
  { act, accountId }: Pick<Caller, 'act' | 'accountId'>,
  isAlike: RawBuilder<unknown>,
  joinsMany = false,
): Promise<string> {
  const { rows } = await sql<{ batch: string }>`
    select last.batch from (
      select h.* from history.change h
      where h.account_id = ${act ?? accountId} and h.at > now() - ${pause} and h.batch is not null and ${isAlike}
      order by h.at desc, h.id desc limit 1) last
    where not exists (select from journal.undoing u where last.batch in (u.batch, u.made_batch))
      and case when ${joinsMany}::boolean
        then not exists (select from history.change h where h.batch = last.batch and not (${isAlike}))
        else not exists (select from history.change other
          where other.batch = last.batch and other.request_id = last.request_id and other.id <> last.id) end`.execute(
    db,
  )
  return rows[0]?.batch ?? randomUUID()
}

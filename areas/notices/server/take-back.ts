import { sql } from 'kysely'
import { accountRoom } from '#platform/contract/realtime.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { noticesRead } from '../contract/notices.ts'

/**
 * Takes notices back, read or not: what was told is not so. They go out of the bell, and out of letters that have not gone.
 * @param subjects as they were given to `notify`
 */
export async function takeBackNotices(db: Database, publish: Publish, subjects: readonly string[]): Promise<void> {
  const { rows } = await sql<{ account_id: number; unread: number }>`
    with gone as (delete from notices.notice where subject = any(${[...subjects]}) returning id, account_id)
    select g.account_id, (select count(*)::int from notices.notice n
      where n.account_id = g.account_id and n.read_at is null and n.id not in (select id from gone)) as unread
    from (select distinct account_id from gone) g`.execute(db)
  for (const { account_id, unread } of rows) publish(accountRoom(account_id), noticesRead, { unread })
}

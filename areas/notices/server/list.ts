import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { countUnread, listNotices, type Notice } from '../contract/notices.ts'

const iso = (column: 'made_at' | 'read_at') =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Unread notices of an account. */
export async function unreadOf(db: Database, accountId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notices.notice')
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .select(sql<number>`count(*)`.as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

export const list = handle(listNotices, async ({ query, caller, db }) => {
  const own = db
    .selectFrom('notices.notice')
    .where('account_id', '=', caller.accountId)
    .$if(query.unread !== undefined, (rows) => rows.where('read_at', query.unread === true ? 'is' : 'is not', null))
    .$if(query.search !== undefined, (rows) =>
      rows.where(containsWords(sql`people.search_text(title || ' ' || text)`, query.search ?? '')),
    )
  return pageOf(
    query,
    own.select(total),
    own
      .select(['id', 'title', 'text', 'link'])
      .select([
        sql<Notice['kind']>`kind`.as('kind'),
        sql<string>`${iso('made_at')}`.as('made_at'),
        sql<string | null>`${iso('read_at')}`.as('read_at'),
      ])
      .orderBy('id', query.asc ? 'desc' : 'asc'),
  )
})

export const count = handle(countUnread, async ({ caller, db }) => ({ unread: await unreadOf(db, caller.accountId) }))

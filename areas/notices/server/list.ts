import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { countUnread, listNotices, type Notice } from '../contract/notices.ts'
import { sayNotice, type KeptWords } from './words.ts'

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

/** Those of an account in which words are found as their reader sees them. */
async function holding(db: Database, accountId: number, words: string): Promise<number[]> {
  const own = await db
    .selectFrom('notices.notice')
    .where('account_id', '=', accountId)
    .select(['id', sql<KeptWords['title']>`title`.as('title'), sql<KeptWords['text']>`text`.as('text')])
    .execute()
  const spoken = JSON.stringify(own.map(sayNotice))
  const { rows } = await sql<{ id: number }>`
    select id from jsonb_to_recordset(${spoken}::jsonb) as said(id bigint, title text, text text)
    where ${containsWords(sql`platform.search_text(title || ' ' || text)`, words)}`.execute(db)
  return rows.map(({ id }) => id)
}

export const listNoticesHandler = handle(listNotices, async ({ query, caller, db }) => {
  const found = query.search === undefined ? undefined : await holding(db, caller.accountId, query.search)
  const own = db
    .selectFrom('notices.notice')
    .where('account_id', '=', caller.accountId)
    .$if(found !== undefined, (rows) => rows.where(sql<boolean>`id = any(${found ?? []})`))
    .$if(query.unread !== undefined, (rows) => rows.where('read_at', query.unread === true ? 'is' : 'is not', null))
  const page = await pageOf(
    query,
    own.select(total),
    own
      .select(['id', 'link'])
      .select([
        sql<KeptWords['title']>`title`.as('title'),
        sql<KeptWords['text']>`text`.as('text'),
        sql<Notice['kind']>`kind`.as('kind'),
        sql<string>`${iso('made_at')}`.as('made_at'),
        sql<string | null>`${iso('read_at')}`.as('read_at'),
      ])
      .orderBy('id', query.asc ? 'desc' : 'asc'),
  )
  return { ...page, items: page.items.map(sayNotice) }
})

export const countUnreadHandler = handle(countUnread, async ({ caller, db }) => ({
  unread: await unreadOf(db, caller.accountId),
}))

import { sql } from 'kysely'
import { accountRoom } from '#platform/contract/realtime.ts'
import type { Database } from '#platform/server/database.ts'
import type { Publish } from '#platform/server/house.ts'
import { noticeMade, type Notice } from '../contract/notices.ts'
import type { NoticeKindName } from '../rules/kinds.ts'

export interface NewNotice {
  accountId: number
  kind: NoticeKindName
  /** At most 200 characters. */
  title: string
  /** At most 2,000 characters. */
  text?: string
  /** A path of ours where the matter can be seen; of a family's session one under `/dashboard`. */
  link?: string
  /** What it is about: of the same subject an account is told once, however often it is asked for. */
  subject?: string
}

/**
 * Tells accounts, any number in one statement and in the caller's transaction; the browsers of each hear of it by
 * `publish`, which a handler is given and which waits for the commit. @returns ids of accounts that were told
 */
export async function notify(db: Database, publish: Publish, notices: readonly NewNotice[]): Promise<number[]> {
  if (notices.length === 0) return []
  const given = JSON.stringify(
    notices.map(({ accountId, ...rest }) => ({ account_id: accountId, text: '', link: null, subject: null, ...rest })),
  )
  const { rows } = await sql<Omit<Notice, 'made_at'> & { account_id: number; made_at: Date }>`
    insert into notices.notice (account_id, kind, title, text, link, subject)
    select account_id, kind, left(title, 200), left(text, 2000), link, subject
    from jsonb_to_recordset(${given}::jsonb)
      as given(account_id integer, kind text, title text, text text, link text, subject text)
    on conflict (account_id, subject) where subject is not null do nothing
    returning account_id, id, kind, title, text, link, made_at, read_at`.execute(db)
  for (const { account_id, made_at, ...notice } of rows)
    publish(accountRoom(account_id), noticeMade, { ...notice, made_at: made_at.toISOString() })
  return rows.map(({ account_id }) => account_id)
}

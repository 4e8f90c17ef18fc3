import { sql } from 'kysely'
import { accountRoom } from '#platform/contract/realtime.ts'
import type { Text, Words } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Publish } from '#platform/server/app-context.ts'
import type { NoticeKind } from '#platform/server/notice-kind.ts'
import { inLanguage, keptWords } from '#platform/server/language/spoken.ts'
import { noticeMade, type Notice } from '../contract/notices.ts'
import { sayNotice, type KeptWords } from './words.ts'

type Kept = Omit<Notice, 'made_at' | 'title' | 'text'> & KeptWords

export interface NewNotice {
  accountId: number
  kind: NoticeKind
  /** Kept unsaid; each reader is shown and mailed it in their own language, cut at 200 characters. */
  title: Text
  /** The same at 2,000 characters; a string is what a person has written. */
  text?: Words
  /** A path of ours where the matter can be seen; of a family's session one under `/dashboard`. */
  link?: string
  /** What it is about: of the same subject an account is told once, however often it is asked for. */
  subject?: string
}

const keptText = (text: Words) => (text === '' ? null : keptWords(text))

/**
 * Tells accounts, any number in one statement and in the caller's transaction; the browsers of each hear of it by
 * `publish`, which a handler is given and which waits for the commit. @returns ids of accounts that were notified
 */
export async function notify(db: Database, publish: Publish, notices: readonly NewNotice[]): Promise<number[]> {
  if (notices.length === 0) return []
  const given = JSON.stringify(
    notices.map(({ accountId, title, text = '', link = null, subject = null, kind }) => ({
      account_id: accountId,
      kind: kind.name,
      title: title.stored(),
      text: keptText(text),
      link,
      subject,
    })),
  )
  const { rows } = await sql<Kept & { account_id: number; language: string | null; made_at: Date }>`
    insert into notices.notice (account_id, kind, title, text, link, subject)
    select account_id, kind, title, nullif(text, 'null'), link, subject
    from jsonb_to_recordset(${given}::jsonb)
      as given(account_id integer, kind text, title jsonb, text jsonb, link text, subject text)
    on conflict (account_id, subject) where subject is not null do nothing
    returning account_id, id, kind, title, text, link, made_at, read_at,
      (select language from access.account a where a.id = account_id) as language`.execute(db)
  const urgent = new Set(notices.filter(({ kind }) => kind.isUrgent).map(({ kind }) => kind.name))
  for (const { account_id, language, made_at, ...notice } of rows)
    publish(accountRoom(account_id), noticeMade, {
      ...inLanguage(language, () => sayNotice(notice)),
      made_at: made_at.toISOString(),
      is_urgent: urgent.has(notice.kind),
    })
  return rows.map(({ account_id }) => account_id)
}

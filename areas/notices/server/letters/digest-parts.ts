import { sql } from 'kysely'
import { msg, type StoredText } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { keptWords } from '#platform/server/language/spoken.ts'
import type { KeptWords } from '../words.ts'
import type { KeptPart } from './letter-parts.ts'

type Row = KeptWords & { link: string | null }
const partOf = ({ title, text, link }: Row): KeptPart => ({
  kind: 'matter',
  title,
  text: text ?? undefined,
  link: link ?? undefined,
})

/** What a digest says: those of its notices that are still unread. Null: all were read meanwhile. */
export async function digestContent(
  db: Database,
  letterId: number,
): Promise<{ subject: StoredText; parts: KeptPart[] } | null> {
  const { rows } = await sql<Row>`
    select title, text, link from notices.notice where letter_id = ${letterId} and read_at is null order by id`.execute(
    db,
  )
  const [only] = rows
  if (!only) return null
  const end = msg`Какие письма получать и когда, выбирается в настройках уведомлений`
  return {
    subject: rows.length === 1 ? only.title : keptWords(msg`Непрочитанные уведомления: ${rows.length}`),
    parts: [...rows.map(partOf), { kind: 'link', text: keptWords(end), link: '/notices?tab=settings' }],
  }
}

import { sql, type RawBuilder } from 'kysely'
import { allows } from '#platform/contract/access.ts'
import { msg, t, type StoredText } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { sayStored } from '#platform/server/language/spoken.ts'
import { containsWords, listOfSql } from '#platform/server/list.ts'
import { changesLetters, readsLetters } from '../../contract/access.ts'
import { listLetters, type LetterFailure, type SentLetter } from '../../contract/letters.ts'
import { holderOf } from '../mail-address.ts'
import { failureWords, waitingWords } from './failure-words.ts'

/** One's own letters, and all of them for who reads accounts or, to change them, writes these. */
export const mayReachLetter = (caller: Caller, level: 'read' | 'write', letter = 'l'): RawBuilder<boolean> =>
  allows(level === 'read' ? readsLetters : changesLetters, caller)
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(`${letter}.sender_id`)} = ${caller.accountId}`

const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

type Row = Omit<SentLetter, 'subject' | 'reason'> & {
  subject: StoredText | null
  failure: LetterFailure | null
  answer: string | null
}

function reasonOf({ state, failure, answer }: Row): string | null {
  if (failure === null || state === 'sent' || state === 'cancelled') return null
  const words = state === 'queued' ? waitingWords : failureWords[failure]
  return (answer === null ? words : msg`${words} (${answer})`).toString()
}
const sayLetterRow = (row: Row): SentLetter => {
  const { failure: _failure, answer: _answer, ...letter } = row
  return {
    ...letter,
    subject: row.subject === null ? t`Непрочитанные уведомления` : sayStored(row.subject),
    reason: reasonOf(row),
  }
}

export const listLettersHandler = handle(listLetters, async ({ query, caller, db }) => {
  const { state, mine, search } = query
  const found = sql`from notices.letter l where ${mayReachLetter(caller, 'read')}
    and (${state ?? null}::text is null or l.state = ${state ?? null})
    and (${mine === true ? caller.accountId : null}::integer is null or l.sender_id = ${caller.accountId})
    and ${containsWords(sql`platform.search_text(concat_ws(' ', l.address, l.sent_to, ${holderOf(sql.ref('l.account_id'))}))`, search ?? '')}`
  const page = await listOfSql<Row>(db, {
    columns: sql`l.id, l.subject, l.state, l.tries, l.failure, l.answer,
      ${holderOf(sql.ref('l.account_id'))} as recipient, coalesce(l.sent_to, l.address) as address, ${holderOf(sql.ref('l.sender_id'))} as sender,
      ${iso('l.queued_at')} as queued_at, ${iso('l.sent_at')} as sent_at,
      case when l.state = 'queued' then ${iso('l.next_try_at')} end as next_try_at,
      (select count(*)::int from notices.letter_file f where f.letter_id = l.id) as files,
      ${mayReachLetter(caller, 'write')} as may_change`,
    found,
    ordered: query.asc ? sql`order by l.id desc` : sql`order by l.id`,
  }).pageOf(query)
  return { ...page, items: page.items.map(sayLetterRow) }
})

import { sql, type RawBuilder } from 'kysely'
import type { StoredText } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { LetterFailure } from '../../contract/letters.ts'
import { mailOf } from '../mail-address.ts'
import type { KeptPart } from './letter-parts.ts'

/** A letter that this process is sending. */
export interface ClaimedLetter {
  id: number
  occasion: string
  sender_id: number | null
  account_id: number | null
  /** Where it goes; null where its account has no address. */
  mail: string | null
  is_closed: boolean
  language: string | null
  subject: StoredText | null
  parts: KeptPart[] | null
  is_urgent: boolean
  tries: number
  is_last_try: boolean
}
const claimMinutes = 10

/**
 * Takes the next letter that was due at `began`, a moment as the database writes it, so that no other process sends it; one of a process that has gone is taken up when
 * its time is over. Urgent ones first, then those that have failed least.
 */
export async function claimLetter(db: Database, began: string): Promise<ClaimedLetter | undefined> {
  const { rows } = await sql<ClaimedLetter>`
    update notices.letter l
    set claimed_until = now() + make_interval(mins => ${claimMinutes}), tries = least(tries + 1, 1000)
    where l.id = (select due.id from notices.letter due
      where due.state = 'queued' and due.next_try_at <= ${began}::timestamptz and coalesce(due.claimed_until < now(), true)
      order by due.is_urgent desc, due.tries, due.id limit 1 for update skip locked)
    returning l.id, l.occasion, l.sender_id, l.account_id, l.subject, l.parts, l.is_urgent, l.tries,
      l.gives_up_at <= now() as is_last_try,
      coalesce(l.address, ${mailOf(sql.ref('l.account_id'))}) as mail,
      coalesce((select a.status <> 'active' from access.account a where a.id = l.account_id), false) as is_closed,
      (select a.language from access.account a where a.id = l.account_id) as language`.execute(db)
  return rows[0]
}

const settle = (db: Database, id: number, set: RawBuilder<unknown>) =>
  sql`update notices.letter set claimed_until = null, ${set} where id = ${id}`.execute(db)

export const settleSent = (db: Database, { id, mail }: ClaimedLetter) =>
  settle(db, id, sql`state = 'sent', sent_at = now(), sent_to = ${mail}, failure = null, answer = null`)
export const settleCancelled = (db: Database, { id }: ClaimedLetter) => settle(db, id, sql`state = 'cancelled'`)
/** It waits for a better hour, and has not failed. */
export const postpone = (db: Database, { id }: ClaimedLetter) =>
  settle(db, id, sql`tries = tries - 1, next_try_at = now() + interval '5 minutes'`)

/** Minutes until a letter is tried again, by how often it was; then each six hours. The first time it is the next round. */
const pauses = [0, 5, 15, 60, 180]
const longPause = 360
export const settleFailed = (
  db: Database,
  { id, mail, tries, is_last_try }: ClaimedLetter,
  { failure, answer, isFinal }: { failure: LetterFailure; answer: string | null; isFinal: boolean },
) =>
  settle(
    db,
    id,
    sql`failure = ${failure}, answer = ${answer}, sent_to = ${mail},
      state = ${isFinal || is_last_try ? 'failed' : 'queued'},
      next_try_at = now() + make_interval(mins => ${pauses[tries - 1] ?? longPause})`,
  )

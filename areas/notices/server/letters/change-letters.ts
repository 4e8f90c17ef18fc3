import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, outdated } from '#platform/server/refusal.ts'
import { cancelLetter, retryLetter } from '../../contract/letters.ts'
import { mayReachLetter } from './list-letters.ts'
import { termDays } from './queue-letters.ts'

/** Holds a letter that the caller may change. @throws 404 of a stranger's too */
async function requireLetter(db: Database, caller: Caller, id: number): Promise<void> {
  const { rows } = await sql`
    select l.id from notices.letter l where l.id = ${id} and ${mayReachLetter(caller, 'write')} for update`.execute(db)
  if (rows.length === 0) throw notFound()
}
const changed = async (db: Database, id: number, set: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
  (await sql`update notices.letter set ${set} where id = ${id} and ${where} returning id`.execute(db)).rows.length > 0

export const retryLetterHandler = handle(retryLetter, async ({ params: { id }, caller, db }) => {
  await requireLetter(db, caller, id)
  const isQueued = await changed(
    db,
    id,
    sql`state = 'queued', tries = 0, failure = null, answer = null, next_try_at = now(),
      gives_up_at = now() + make_interval(days => ${termDays})`,
    sql`state in ('failed', 'cancelled')`,
  )
  if (!isQueued) throw outdated(msg`Письмо уже отправлено или ждёт отправки`)
  return { id }
})

export const cancelLetterHandler = handle(cancelLetter, async ({ params: { id }, caller, db }) => {
  await requireLetter(db, caller, id)
  const isCancelled = await changed(
    db,
    id,
    sql`state = 'cancelled', claimed_until = null`,
    sql`state = 'queued' and coalesce(claimed_until < now(), true)`,
  )
  if (!isCancelled) throw outdated(msg`Письмо уже отправлено, его не остановить`)
  return { id }
})

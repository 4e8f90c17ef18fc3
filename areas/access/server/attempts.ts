import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { Refusal } from '#platform/server/refusal.ts'

/** The longest window of any limit: what is older is forgotten. */
const maxMinutes = 60

/** Failures counted against one subject: at most so many within its minutes. */
export interface Limit {
  subject: string
  max: number
  minutes: 15 | typeof maxMinutes
  /** Success wipes the subject's failures out. */
  isClearedBySuccess: boolean
}
export interface Attempt {
  succeeded: () => Promise<void>
  /** Neither a success nor a failure: right as far as it went. */
  withdrawn: () => Promise<void>
}

/**
 * Begins an attempt that counts as failed until it says otherwise: so tries in parallel can't outrun the count. Runs
 * outside of any transaction.
 * @throws Refusal 429 where a subject has used its failures up
 */
export async function beginAttempt(db: Database, limits: Limit[]): Promise<Attempt> {
  await forgetOld(db)
  const made = await db
    .insertInto('access.failed_attempt')
    .values(limits.map(({ subject }) => ({ subject })))
    .returning('id')
    .execute()
  const own = made.map(({ id }) => id)
  const waitSeconds = await secondsToWait(db, limits)
  if (waitSeconds !== null) {
    await db.deleteFrom('access.failed_attempt').where('id', 'in', own).execute()
    const minutes = Math.ceil(waitSeconds / 60)
    throw new Refusal(429, msg`Слишком много неудачных попыток. Повторите через ${minutes} мин`, waitSeconds)
  }
  const cleared = limits.filter((limit) => limit.isClearedBySuccess).map(({ subject }) => subject)
  return {
    withdrawn: async () => void (await db.deleteFrom('access.failed_attempt').where('id', 'in', own).execute()),
    succeeded: async () =>
      void (await sql`delete from access.failed_attempt where id in (
        select id from access.failed_attempt where id = any(${own}) or subject = any(${cleared})
        for update skip locked)`.execute(db)),
  }
}

/** Seconds until the oldest counted failure of a full subject is forgotten, or null where none is full. */
async function secondsToWait(db: Database, limits: Limit[]): Promise<number | null> {
  const { rows: counted } = await sql<{ subject: string; failures: number; wait: number }>`
    select l.subject, count(*)::integer as failures,
      ceil(extract(epoch from min(f.at) + make_interval(mins => l.minutes) - now()))::integer as wait
    from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as l(subject text, minutes integer)
    join access.failed_attempt f on f.subject = l.subject and f.at > now() - make_interval(mins => l.minutes)
    group by l.subject, l.minutes`.execute(db)
  const full = limits.flatMap(({ subject, max }) =>
    counted.filter((one) => one.subject === subject && one.failures > max).map(({ wait }) => Math.max(1, wait)),
  )
  return full.length > 0 ? Math.max(...full) : null
}

async function forgetOld(db: Database): Promise<void> {
  await sql`delete from access.failed_attempt where id in (
    select id from access.failed_attempt where at < now() - make_interval(mins => ${maxMinutes})
    order by at limit 100 for update skip locked)`.execute(db)
}

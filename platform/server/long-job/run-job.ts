import { sql } from 'kysely'
import { allows } from '#platform/contract/access.ts'
import { longJobChanged } from '#platform/contract/long-jobs.ts'
import { accountRoom } from '#platform/contract/realtime.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { AppContext } from '../app-context.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'
import { record } from '../history.ts'
import { inLanguage, keptWords } from '../language/spoken.ts'
import { inBackground } from '../threads/asker.ts'
import { withEvents } from '../with-events.ts'
import { keepJobFile } from './job-files.ts'
import type { Doing, ItemOutcome, LongJobKind } from './long-job.ts'
import { readJobs } from './read-job.ts'
import { silenceSeconds } from './take-up.ts'

/** How often a job that pulls its process down is taken up before it is given up. */
const maxTakes = 5
const aliveMs = 5_000
const progressMs = 300

interface Running {
  context: AppContext
  id: number
  kind: LongJobKind
  /** The account whose job it is, and who really began it. */
  account: { accountId: number; actor: number | null }
}

interface Taken {
  kind: string
  takes: number
  account_id: number
  actor_account_id: number | null
}
/** Takes the job for this process: one that waits, or one whose process is silent. Undefined where there is nothing to take. */
async function take({ db }: AppContext, id: number): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update platform.long_job set state = 'running', alive_at = now(), takes = takes + 1
    where id = ${id} and (state = 'waiting'
      or (state = 'running' and alive_at < now() - make_interval(secs => ${silenceSeconds})))
    returning kind, takes, account_id, actor_account_id`.execute(db)
  return rows[0]
}

async function publishProgress({ db, publish }: AppContext, id: number): Promise<void> {
  for (const { account_id, ...job } of await readJobs(db, sql`j.id = ${id}`))
    publish(accountRoom(account_id), longJobChanged, job)
}

/** Ends the job; items not begun say why. */
async function end(
  context: AppContext,
  id: number,
  state: 'done' | 'cancelled' | 'interrupted' | 'forbidden',
  reason: Text | null,
): Promise<void> {
  await sql`
    with left_over as (update platform.long_job_item set outcome = 'skipped', detail = ${reason && JSON.stringify(reason.stored())}::jsonb
      where job_id = ${id} and outcome = 'waiting')
    update platform.long_job set state = ${state}, ended_at = now() where id = ${id}`.execute(context.db)
  await publishProgress(context, id)
}

/** Gives the job back: the next start, or another process, goes on with it. */
async function leave({ db }: AppContext, id: number): Promise<void> {
  await sql`update platform.long_job set state = 'waiting', alive_at = null, takes = takes - 1
    where id = ${id}`.execute(db)
}

/** The number of the next item, null after the last one; or that the job is to be cancelled. */
async function next({ db }: AppContext, id: number): Promise<number | null | 'cancel'> {
  const { rows } = await sql<{ cancel_requested: boolean; number: number | null }>`
    select cancel_requested, (select min(number) from platform.long_job_item where job_id = j.id and outcome = 'waiting') as number
    from platform.long_job j where id = ${id}`.execute(db)
  return rows[0]?.cancel_requested ? 'cancel' : (rows[0]?.number ?? null)
}

/** Who began the work, if they may still do what this kind does. */
async function presentCaller(db: Database, { context, kind, account }: Running, today: string): Promise<Caller | null> {
  const caller = await context.callerOfAccount(db, account, today)
  return caller !== null && allows(kind.access, caller) ? caller : null
}

/**
 * One item in one transaction with its outcome; what fails is rolled back and told as failed.
 * @returns false where who began the work has no right to it any more: nothing was done
 */
async function doItem(running: Running, number: number): Promise<boolean> {
  const { context, id, kind } = running
  const at = sql`job_id = ${id} and number = ${number} and outcome = 'waiting'`
  const settle = (
    outcome: ItemOutcome['outcome'] | 'failed',
    { detail, notDone, undo }: Omit<ItemOutcome, 'outcome'>,
  ) =>
    sql`update platform.long_job_item set outcome = ${outcome}, not_done = ${notDone ?? null},
      undo = ${undo === undefined ? null : JSON.stringify(undo)}::jsonb,
      detail = ${detail === null ? null : JSON.stringify(keptWords(detail))}::jsonb where ${at}`
  try {
    return await withEvents(context, async (db, publish) => {
      const today = context.clock.today()
      const caller = await presentCaller(db, running, today)
      if (caller === null) return false
      const held = await sql<{
        input: unknown
      }>`select input from platform.long_job_item where ${at} for update`.execute(db)
      if (!held.rows[0]) return true
      const doing: Doing<unknown> = {
        db,
        publish,
        input: kind.input.parse(held.rows[0].input),
        jobId: id,
        context,
        caller,
        today,
        record: (...changes) => record(db, caller, `long-job-${id}`, changes),
        keepFile: (file) => keepJobFile(db, { id, kind }, file),
      }
      if (kind.reaches !== 'each-row' && !(await kind.reaches(doing, [doing.input])).every(Boolean)) return false
      const { outcome, ...rest } = await kind.act(doing)
      await settle(outcome, rest).execute(db)
      return true
    })
  } catch (error) {
    console.error(`long job ${id}, item ${number}:`, error)
    await settle('failed', { detail: msg`Внутренняя ошибка, повторите позже` }).execute(context.db)
    return true
  }
}

/**
 * Works a job off, item by item. A process that ends leaves it where it stands: the items done stay done, the next
 * process goes on with the rest.
 */
export async function runLongJob(
  context: AppContext,
  kinds: readonly LongJobKind[],
  id: number,
  stop: AbortSignal,
): Promise<void> {
  const taken = await take(context, id)
  if (!taken) return
  // what becomes of it is said to whose job it is
  const language = await context.languageOfAccount(context.db, taken.account_id)
  await inBackground(() => inLanguage(language, () => work({ context, id, kinds, stop }, taken)))
}

interface Work {
  context: AppContext
  id: number
  kinds: readonly LongJobKind[]
  stop: AbortSignal
}
async function work({ context, id, kinds, stop }: Work, taken: Taken): Promise<void> {
  const kind = kinds.find((one) => one.kind === taken.kind)
  if (!kind || taken.takes > maxTakes) return end(context, id, 'interrupted', msg`Работа прервана, начните её снова`)
  const account = { accountId: taken.account_id, actor: taken.actor_account_id }
  const alive = setInterval(() => {
    sql`update platform.long_job set alive_at = now() where id = ${id}`.execute(context.db).catch(() => undefined)
  }, aliveMs)
  try {
    let reportedAt = -Infinity
    for (;;) {
      if (stop.aborted) return await leave(context, id)
      const number = await next(context, id)
      if (number === 'cancel') return await end(context, id, 'cancelled', msg`Не начато: работу отменили`)
      if (number === null) return await end(context, id, 'done', null)
      if (!(await doItem({ context, id, kind, account }, number)))
        return await end(context, id, 'forbidden', msg`Нет доступа: у вас больше нет права на эту работу`)
      if (performance.now() - reportedAt < progressMs) continue
      reportedAt = performance.now()
      await publishProgress(context, id)
    }
  } finally {
    clearInterval(alive)
  }
}

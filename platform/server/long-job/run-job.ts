import { sql } from 'kysely'
import { longJobChanged } from '#platform/contract/long-jobs.ts'
import { accountRoom } from '#platform/contract/realtime.ts'
import { t } from '#platform/contract/text.ts'
import type { House } from '../house.ts'
import { inLanguage } from '../language/spoken.ts'
import { telling } from '../telling.ts'
import type { ItemOutcome, LongJobKind } from './long-job.ts'
import { readJobs } from './read-job.ts'
import { silenceSeconds } from './take-up.ts'

/** How often a job that pulls its process down is taken up before it is given up. */
const mostTakes = 5
const aliveMs = 5_000
const progressMs = 300

interface Running {
  house: House
  id: number
  kind: LongJobKind
}

interface Taken {
  kind: string
  takes: number
  /** Of whose job it is: what becomes of it is said to them. */
  language: string | null
}
/** Takes the job for this process: one that waits, or one whose process is silent. Undefined where there is nothing to take. */
async function take({ db }: House, id: number): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update platform.long_job set state = 'running', alive_at = now(), takes = takes + 1
    where id = ${id} and (state = 'waiting'
      or (state = 'running' and alive_at < now() - make_interval(secs => ${silenceSeconds})))
    returning kind, takes, (select language from access.account a where a.id = account_id) as language`.execute(db)
  return rows[0]
}

async function tell({ db, publish }: House, id: number): Promise<void> {
  for (const { account_id, ...job } of await readJobs(db, sql`j.id = ${id}`))
    publish(accountRoom(account_id), longJobChanged, job)
}

/** Ends the job; items not begun say why. */
async function end(house: House, id: number, state: 'done' | 'cancelled' | 'interrupted', why: string): Promise<void> {
  await sql`
    with left_over as (update platform.long_job_item set outcome = 'skipped', detail = ${why}
      where job_id = ${id} and outcome = 'waiting')
    update platform.long_job set state = ${state}, ended_at = now() where id = ${id}`.execute(house.db)
  await tell(house, id)
}

/** Gives the job back: the next start, or another process, goes on with it. */
async function leave({ db }: House, id: number): Promise<void> {
  await sql`update platform.long_job set state = 'waiting', alive_at = null, takes = takes - 1
    where id = ${id}`.execute(db)
}

/** The number of the next item, null after the last one; or that the job is to be cancelled. */
async function next({ db }: House, id: number): Promise<number | null | 'cancel'> {
  const { rows } = await sql<{ cancel_asked: boolean; number: number | null }>`
    select cancel_asked, (select min(number) from platform.long_job_item where job_id = j.id and outcome = 'waiting') as number
    from platform.long_job j where id = ${id}`.execute(db)
  return rows[0]?.cancel_asked ? 'cancel' : (rows[0]?.number ?? null)
}

/** One item in one transaction with its outcome; what fails is rolled back and told as failed. */
async function doItem({ house, id, kind }: Running, number: number): Promise<void> {
  const at = sql`job_id = ${id} and number = ${number} and outcome = 'waiting'`
  const settle = (outcome: ItemOutcome['outcome'] | 'failed', detail: string) =>
    sql`update platform.long_job_item set outcome = ${outcome}, detail = ${detail} where ${at}`
  try {
    await telling(house, async (db, publish) => {
      const held = await sql<{
        input: unknown
      }>`select input from platform.long_job_item where ${at} for update`.execute(db)
      if (!held.rows[0]) return
      const input = kind.input.parse(held.rows[0].input)
      const { outcome, detail } = await kind.act({ db, publish, input, jobId: id, house })
      await settle(outcome, detail).execute(db)
    })
  } catch (error) {
    console.error(`long job ${id}, item ${number}:`, error)
    await settle('failed', t`Внутренняя ошибка, повторите позже`).execute(house.db)
  }
}

/**
 * Works a job off, item by item. A process that ends leaves it where it stands: the items done stay done, the next
 * process goes on with the rest.
 */
export async function runLongJob(
  house: House,
  kinds: readonly LongJobKind[],
  id: number,
  stop: AbortSignal,
): Promise<void> {
  const taken = await take(house, id)
  if (taken) await inLanguage(taken.language, () => work({ house, id, kinds, stop }, taken))
}

interface Work {
  house: House
  id: number
  kinds: readonly LongJobKind[]
  stop: AbortSignal
}
async function work({ house, id, kinds, stop }: Work, taken: Taken): Promise<void> {
  const kind = kinds.find((one) => one.kind === taken.kind)
  if (!kind || taken.takes > mostTakes) return end(house, id, 'interrupted', t`Работа прервана, начните её снова`)
  const alive = setInterval(() => {
    sql`update platform.long_job set alive_at = now() where id = ${id}`.execute(house.db).catch(() => undefined)
  }, aliveMs)
  try {
    let toldAt = 0
    for (;;) {
      if (stop.aborted) return await leave(house, id)
      const number = await next(house, id)
      if (number === 'cancel') return await end(house, id, 'cancelled', t`Не начато: работу отменили`)
      if (number === null) return await end(house, id, 'done', '')
      await doItem({ house, id, kind }, number)
      if (Date.now() - toldAt < progressMs) continue
      toldAt = Date.now()
      await tell(house, id)
    }
  } finally {
    clearInterval(alive)
  }
}

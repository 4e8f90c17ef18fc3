import type { Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import type { Database } from '#platform/server/database.ts'
import type { Job } from './build/job.ts'
import { runJob } from './build/run-job.ts'
import { insertRows } from '#platform/server/demonstration/insert-rows.ts'
import { prefix, waiting } from './waiting-jobs.ts'

const digits = 5

const jobsAtOnce = 50

/** Keeps jobs for after the start, none of which wait yet: whenever the process ends, what is left waits in the database. */
export async function keepForLater(db: Database, jobs: readonly Job[]): Promise<void> {
  const rows = jobs.map((job, index) => ({ name: `${prefix}${String(index).padStart(digits, '0')}`, value: job }))
  for (let from = 0; from < rows.length; from += jobsAtOnce)
    await insertRows(db, 'platform.setting', rows.slice(from, from + jobsAtOnce))
}

interface WorkOff {
  /** Folder of the files that people give. */
  media: string | undefined
  /** Ends the work after the job at hand. */
  stop: AbortSignal | undefined
}

/**
 * Does the first of the jobs that wait, in one transaction with taking it off and keeping what follows from it.
 * @returns how many marks it could not place; undefined: there was none
 */
function workOffOne(db: Kysely<DB>, media: string | undefined): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const next = await waiting(trx).select(['name', 'value']).orderBy('name').limit(1).forUpdate().executeTakeFirst()
    if (!next) return undefined
    const done = await runJob(trx, next.value as Job, media)
    await trx.deleteFrom('platform.setting').where('name', '=', next.name).execute()
    if (done.next.length > 0) await keepForLater(trx, done.next)
    return done.refused
  })
}

/** Does all jobs that wait, one after another, until it is told to stop. @returns how many marks found no place */
export async function workOff(db: Kysely<DB>, { media, stop }: WorkOff): Promise<number> {
  let refused = 0
  while (stop?.aborted !== true) {
    const more = await workOffOne(db, media)
    if (more === undefined) break
    refused += more
  }
  return refused
}

import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '#platform/server/database.ts'
import { forgetDenials } from '#platform/server/denials.ts'
import { reportError } from '#platform/server/lost-connection.ts'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'
import { keepHistoryYears } from './history-years.ts'

const queue = 'upkeep'
const nightly = '10 3 * * *'
/** Answers kept for repeated requests: a browser repeats within minutes, a laptop that slept within a day. */
const forgetAnswers: MaintenanceTask = {
  name: 'answers to repeated requests',
  run: async (db) => {
    await sql`delete from platform.idempotency where made_at < now() - interval '2 days'`.execute(db)
  },
}

/** What was dropped stays a day; what work still goes on with, until it has ended. */
const forgetImports: MaintenanceTask = {
  name: 'imports',
  run: async (db) => {
    await sql`delete from platform.import i where made_at < now() - interval '1 day' and not exists (
      select from platform.long_job j where j.id = i.job_id and j.state in ('waiting', 'running'))`.execute(db)
  },
}

const platformChores: MaintenanceTask[] = [keepHistoryYears, forgetAnswers, forgetDenials, forgetImports]

/** Runs all chores, each by itself: one that fails holds up no other. */
async function runAll(db: Database, chores: MaintenanceTask[]): Promise<void> {
  for (const { name, run } of chores) await run(db).catch((error: Error) => reportError(`Ночная работа ${name}`, error))
}

/** Does the chores now and every night at 03:10 of the school's time, in one process of all. */
export async function startMaintenance(
  jobs: PgBoss,
  db: Database,
  timeZone: string,
  ofAreas: MaintenanceTask[],
): Promise<void> {
  const chores = [...platformChores, ...ofAreas]
  await jobs.createQueue(queue)
  await jobs.work(queue, { pollingIntervalSeconds: 30 }, () => runAll(db, chores))
  await jobs.schedule(queue, nightly, null, { tz: timeZone })
  await jobs.send(queue, {}, { singletonKey: 'start', singletonSeconds: 60 })
}

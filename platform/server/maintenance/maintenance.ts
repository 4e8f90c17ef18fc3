import type { PgBoss } from 'pg-boss'
import type { Database } from '../database.ts'
import { forgetDenials } from '../denials.ts'
import { reportError } from '../lost-connection.ts'
import { forgetImports } from '../import/forget.ts'
import { forgetAnswers } from './answers.ts'
import type { MaintenanceTask } from './chore.ts'
import { keepHistoryMonths } from './history-months.ts'

const queue = 'upkeep'
const nightly = '10 3 * * *'
const platformChores: MaintenanceTask[] = [keepHistoryMonths, forgetAnswers, forgetDenials, forgetImports]

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

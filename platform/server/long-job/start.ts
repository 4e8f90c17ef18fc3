import type { PgBoss } from 'pg-boss'
import type { AppContext } from '../app-context.ts'
import { longJobsQueue, type LongJobKind } from './long-job.ts'
import { runLongJob } from './run-job.ts'
import { takeUpLeft } from './take-up.ts'

const pollingSeconds = 2

/** Works on long jobs until `stop`: what is begun is finished, the rest waits for the next start. */
export async function startLongJobs(
  jobs: PgBoss,
  context: AppContext,
  kinds: readonly LongJobKind[],
  stop: AbortSignal,
): Promise<void> {
  await jobs.createQueue(longJobsQueue)
  await jobs.work<{ id: number }>(longJobsQueue, { pollingIntervalSeconds: pollingSeconds }, async (given) => {
    for (const { data } of given) await runLongJob(context, kinds, data.id, stop)
  })
  await takeUpLeft(context)
}

import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { ScheduledTask } from '../scheduled-task.ts'
import { enqueue } from './long-job.ts'

/** A worker says that it is alive several times within this; after it the process is taken for gone. */
export const silenceSeconds = 30

/** Puts into the queue again what a process has left when it ended. */
export async function takeUpLeft({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from platform.long_job
    where state in ('waiting', 'running')
      and coalesce(alive_at, made_at) < now() - make_interval(secs => ${silenceSeconds})`.execute(db)
  for (const { id } of rows) await enqueue(jobs, db, id)
}
export const takeUp: ScheduledTask = { name: 'long-jobs-left', cron: '* * * * *', run: takeUpLeft }

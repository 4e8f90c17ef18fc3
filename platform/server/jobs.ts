import { PgBoss } from 'pg-boss'

/** Starts the queue of background jobs, in the same database. */
export async function startJobs(connectionString: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString, max: 3, application_name: 'shanyraq jobs' })
  boss.on('error', (error) => console.error('jobs:', error.message))
  await boss.start()
  return boss
}

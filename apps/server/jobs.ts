import { PgBoss } from 'pg-boss'
import { reportError } from '#platform/server/lost-connection.ts'

/** Starts the queue of background jobs, in the same database. */
export async function startJobs(connectionString: string): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString,
    max: 3,
    application_name: 'shanyraq jobs',
    connectionTimeoutMillis: 10_000,
  })
  boss.on('error', (error) => reportError('Фоновые задания', error))
  await boss.start()
  return boss
}

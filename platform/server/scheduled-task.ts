import type { PgBoss } from 'pg-boss'
import type { AppContext } from './app-context.ts'

/** What an area does again and again by the clock, a few minutes or a day apart. Safe to repeat. */
export interface ScheduledTask {
  /** In the queue's spelling: latin letters, digits, dashes. */
  name: string
  /** In the school's time. */
  cron: string
  /** Whether it is also done once when the server starts: what it was asleep for is made up for. */
  atStart?: boolean
  run: (context: AppContext) => Promise<void>
}
const pollingSeconds = 15

/** Does what is regular, each in its turn in one process of all; one that fails holds up no other and is done next time. */
export async function startScheduledTasks(
  jobs: PgBoss,
  context: AppContext,
  scheduledTasks: readonly ScheduledTask[],
): Promise<void> {
  for (const { name, cron, atStart = false, run } of scheduledTasks) {
    const queue = `regular-${name}`
    await jobs.createQueue(queue, { policy: 'stately' })
    // before it is worked on, so that it is found at the first look; of several processes that start together one does it
    if (atStart) await jobs.send(queue, {}, { singletonKey: 'start', singletonSeconds: 60 })
    await jobs.work(queue, { pollingIntervalSeconds: pollingSeconds }, () =>
      run(context).catch((error: Error) => console.error(`${name}:`, error.message)),
    )
    await jobs.schedule(queue, cron, null, { tz: context.clock.timeZone })
  }
}

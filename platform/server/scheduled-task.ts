import type { PgBoss } from 'pg-boss'
import type { AppContext } from './app-context.ts'
import { reportError } from './lost-connection.ts'

/** What an area does again and again by the clock, a few minutes or a day apart. Safe to repeat. */
export interface ScheduledTask {
  /** In the queue's spelling: latin letters, digits, dashes. */
  name: string
  /** In the school's time. */
  cron: string
  /** Whether it is also done once when the server starts: what it was asleep for is made up for. */
  atStart?: boolean
  /** Whether it is done on a full disk too; all else waits for its next turn. */
  isVital?: boolean
  run: (context: AppContext) => Promise<void>
}
const pollingSeconds = 15

/** Does what is regular, each in its turn in one process of all; one that fails holds up no other and is done next time. */
export async function startScheduledTasks(
  jobs: PgBoss,
  context: AppContext,
  scheduledTasks: readonly ScheduledTask[],
): Promise<void> {
  for (const { name, cron, atStart = false, isVital = false, run } of scheduledTasks) {
    const queue = `regular-${name}`
    await jobs.createQueue(queue, { policy: 'stately' })
    // before it is worked on, so that it is found at the first look; of several processes that start together one does it
    if (atStart) await jobs.send(queue, {}, { singletonKey: 'start', singletonSeconds: 60 })
    await jobs.work(queue, { pollingIntervalSeconds: pollingSeconds }, async () => {
      if (context.disk.isFull() && !isVital) return
      await run(context).catch((error: Error) => reportError(name, error))
    })
    await jobs.schedule(queue, cron, null, { tz: context.clock.timeZone })
  }
}

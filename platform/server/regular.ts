import type { PgBoss } from 'pg-boss'
import type { House } from './house.ts'

/** What an area does again and again by the clock, a few minutes or a day apart. Safe to repeat. */
export interface Regular {
  /** In the queue's spelling: latin letters, digits, dashes. */
  name: string
  /** In the school's time. */
  cron: string
  run: (house: House) => Promise<void>
}
const pollingSeconds = 15

/** Does what is regular, each in its turn in one process of all; one that fails holds up no other and is done next time. */
export async function startRegular(jobs: PgBoss, house: House, regular: readonly Regular[]): Promise<void> {
  for (const { name, cron, run } of regular) {
    const queue = `regular-${name}`
    await jobs.createQueue(queue, { policy: 'stately' })
    await jobs.work(queue, { pollingIntervalSeconds: pollingSeconds }, () =>
      run(house).catch((error: Error) => console.error(`${name}:`, error.message)),
    )
    await jobs.schedule(queue, cron, null, { tz: house.clock.timeZone })
  }
}

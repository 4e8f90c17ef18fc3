import type { Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import type { AppContext, Publish } from './app-context.ts'
import type { Database } from './database.ts'
import { mayBeRetried } from './database-error.ts'

const tries = 3

/** Acts in a transaction of its own; begun anew where the database says that it may succeed then. */
export async function inTransaction<T>(db: Kysely<DB>, act: (db: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(act)
    } catch (error) {
      if (attempt >= tries || !mayBeRetried(error)) throw error
    }
  }
}

/** What is published waits until it is committed: a transaction that is tried again says it anew. */
export function waitingEvents(context: AppContext) {
  let events: (() => void)[] = []
  const publish: Publish = (rooms, event, payload, except) =>
    void events.push(() => context.publish(rooms, event, payload, except))
  return {
    publish,
    forget: () => void (events = []),
    send: () => {
      for (const publishEvent of events) publishEvent()
    },
  }
}

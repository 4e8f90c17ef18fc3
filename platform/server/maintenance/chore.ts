import type { Database } from '../database.ts'

/** A nightly chore of an area: erasing what has served its term, preparing what will be needed. Safe to repeat. */
export interface MaintenanceTask {
  name: string
  run: (db: Database) => Promise<void>
}

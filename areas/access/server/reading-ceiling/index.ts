import { sql } from 'kysely'
import type { MaintenanceTask } from '#platform/server/maintenance/chore.ts'
import { ceilingHandlers } from './ceilings.ts'
import { confirmHandlers } from './confirm.ts'
import { decisionHandlers } from './decide.ts'

export { countPersons, unknownPerson } from './count-persons.ts'

export const readingHandlers = [...confirmHandlers, ...decisionHandlers, ...ceilingHandlers]

/** Whose persons were read is not kept for longer than it is counted; what somebody decided, or must, stays. */
export const forgetReadings: MaintenanceTask = {
  name: 'readings',
  run: async (db) => {
    await sql`delete from access.person_reading where at < now() - interval '2 days'
      and refused_at is null and closed_at is null and coalesce(allowed_until < now(), true)`.execute(db)
  },
}

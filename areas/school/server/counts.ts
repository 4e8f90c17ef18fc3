import { sql } from 'kysely'
import { personCounts, type PersonCounts } from '#areas/people/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { AreaCount } from '#platform/server/area-count.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import { handle } from '#platform/server/handle.ts'
import { readCounts, type SchoolCounts } from '../contract/counts.ts'

type Counted = SchoolCounts & { people: PersonCounts }

/** People, and what the areas count, in one statement, which the menu of lists asks all day; of what the reader may not open, nothing is counted. */
export const readCountsWith = (counts: readonly AreaCount[]) =>
  handle(readCounts, async ({ caller, db, today }) => {
    const counted = counts.map(({ id, access, count }) => {
      const value = allows(access, caller) ? count(caller, today) : sql`null::integer`
      return sql`${value} as ${sql.ref(id)}`
    })
    const rows = await remembered(
      db,
      sql<Counted>`select ${sql.join([sql`${personCounts(caller, today)} as people`, ...counted])}`,
    )
    return rows.map(({ people, ...rest }) => ({ ...rest, ...people }))[0] ?? {}
  })

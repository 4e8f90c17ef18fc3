import { sql } from 'kysely'
import { duplicatesCount } from '#areas/duplicates/server/index.ts'
import { pasRoles } from '#areas/access/contract/permissions.ts'
import { cabBuildings } from '#areas/buildings/contract/permissions.ts'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { endingCount } from '#areas/personal-file/server/index.ts'
import { personCounts, type PersonCounts } from '#areas/people/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { readCounts } from '../contract/counts.ts'

interface Counted {
  people: PersonCounts
  duplicates: number | null
  documents: number | null
  rooms: number | null
  roles: number | null
}
const rooms = sql`(select count(*) from buildings.room r where r.archived_at is null)`
const roles = sql`(select count(*) from access.role)`

const nothingCounted = {
  students: 0,
  parents: 0,
  teachers: 0,
  staff: 0,
  archived: null,
  duplicates: null,
  documents: null,
  rooms: null,
  roles: null,
}

/** Of what the reader may not open, nothing is counted. */
export const readCountsHandler = handle(readCounts, async ({ caller, db, today }) => {
  const { read, write } = caller.permissions
  const { rows } =
    await sql<Counted>`select ${personCounts(caller, today)} as people, ${duplicatesCount(caller)} as duplicates,
    ${write.includes(usrUser) ? endingCount(caller, today) : sql`null::integer`} as documents,
    ${read.includes(cabBuildings) ? rooms : sql`null::integer`} as rooms,
    ${read.includes(pasRoles) ? roles : sql`null::integer`} as roles`.execute(db)
  return rows.map(({ people, ...rest }) => ({ ...people, ...rest }))[0] ?? nothingCounted
})

import { sql } from 'kysely'
import { read } from '#platform/contract/access.ts'
import type { AreaCount } from '#platform/server/area-count.ts'
import { cabBuildings } from '../contract/permissions.ts'

/** Rooms in use. */
export const roomsCount: AreaCount = {
  id: 'rooms',
  access: read(cabBuildings),
  count: () => sql<number>`(select count(*) from buildings.room r where r.archived_at is null)`,
}

import { sql } from 'kysely'
import { read } from '#platform/contract/access.ts'
import type { AreaCount } from '#platform/server/area-count.ts'
import { pasRoles } from '../../contract/permissions.ts'

export const rolesCount: AreaCount = {
  id: 'roles',
  access: read(pasRoles),
  count: () => sql<number>`(select count(*) from access.role)`,
}

import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { RoleLimitTargets } from '#platform/server/role-limits.ts'

/** One in the archive is no choice any more; who is limited to it stays so. */
export const unitLimits: RoleLimitTargets = {
  kind: 'unit',
  title: msg`Подразделения`,
  order: 30,
  offered: () => sql`select id, title from organisation.unit where archived_at is null order by title`,
  among: (ids) => sql`select id from organisation.unit where id = any(${[...ids]}::integer[]) and archived_at is null`,
  titleOf: (target) => sql`(select named.title from organisation.unit named where named.id = ${target})`,
}

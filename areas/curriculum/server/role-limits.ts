import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { RoleLimitTargets } from '#platform/server/role-limits.ts'

export const cathedraLimits: RoleLimitTargets = {
  kind: 'cathedra',
  title: msg`Кафедры`,
  order: 20,
  offered: () => sql`select id, title from curriculum.cathedra where archived_at is null order by title`,
  among: (ids) => sql`select id from curriculum.cathedra where id = any(${[...ids]}::integer[])`,
  titleOf: (target) => sql`(select named.title from curriculum.cathedra named where named.id = ${target})`,
}

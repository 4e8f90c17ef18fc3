import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { GroupUse } from '#platform/server/group-use.ts'

/** Who is to teach them then. */
export const assignmentsOfGroups: GroupUse = {
  title: msg`Назначения учителей в этих группах`,
  count: (groups, from) => sql<number>`(select count(*) from workload.assignment a
    where a.group_id = any(${groups}) and a.during && daterange(${from}::date, null))`,
}

import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { GroupUse } from '#platform/server/group-use.ts'

/** Lessons that are planned for them. */
export const lessonsOfGroups: GroupUse = {
  title: msg`Уроки этих групп в расписании`,
  count: (groups, from) => sql<number>`(select count(*) from timetable.lesson l
    where l.group_id = any(${groups}) and l.date >= ${from}::date)`,
}

import { sql } from 'kysely'
import { t } from '#platform/contract/text.ts'
import type { GroupHold } from '#platform/server/group-hold.ts'

/** Marks of the days before: they stay in the journal of the group in which they were given. */
export const groupHolds: readonly GroupHold[] = [
  {
    order: 40,
    read: async (db, { groups, from }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from journal.score s join timetable.lesson l on l.id = s.lesson_id
        where l.group_id = any(${[...groups]}::int[]) and l.date < ${from}`.execute(db)
      const [{ count } = { count: 0 }] = rows
      return [{ title: t`Отметки, которые останутся в прежнем журнале`, items: [], count }]
    },
  },
]

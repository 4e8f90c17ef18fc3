import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { GroupHold } from '#platform/server/group-hold.ts'

/** Lessons of groups that stand on the day and later: the timetable is to be made anew for those that follow. */
export const groupHolds: readonly GroupHold[] = [
  {
    order: 10,
    read: async (db, { groups, from }) => {
      const { rows } = await sql<{ title: string; lessons: number }>`
        select ${groupInWords(sql.ref('l.group_id'))} as title, count(*)::int as lessons from timetable.lesson l
        where l.group_id = any(${[...groups]}::int[]) and l.date >= ${from} and l.status = 'planned'
        group by l.group_id order by 1`.execute(db)
      const items = rows.map(({ title, lessons }) => `${title}: ${lessons}`)
      return [{ title: t`Запланированные уроки, которые нужно переставить в расписании`, items }]
    },
  },
]

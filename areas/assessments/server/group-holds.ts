import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { GroupHold } from '#platform/server/group-hold.ts'

/** СОР and СОЧ of the groups that are still to be written: planned for a day from then on, or for a quarter that ends after it. */
export const groupHolds: readonly GroupHold[] = [
  {
    order: 30,
    read: async (db, { groups, from }) => {
      const { rows } = await sql<{ group: string; title: string }>`
        select ${groupInWords(sql.ref('w.group_id'))} as group, w.title from assessments.work w
          join calendar.calendar_entry q on q.id = w.quarter_id left join timetable.lesson l on l.id = w.lesson_id
        where w.group_id = any(${[...groups]}::int[]) and coalesce(l.date, q.end_date) >= ${from}
        order by 1, q.start_date, w.kind, w.number`.execute(db)
      const items = rows.map(({ group, title }) => `${group}: ${title}`)
      return [{ title: t`СОР и СОЧ, которые ещё не написаны`, items }]
    },
  },
]

import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { t } from '#platform/contract/text.ts'
import type { GroupHold } from '#platform/server/group-hold.ts'

/** Who teaches the groups on the day or later: their hours are to be given to the groups that follow. */
export const groupHolds: readonly GroupHold[] = [
  {
    order: 20,
    read: async (db, { groups, from }) => {
      const { rows } = await sql<{ teacher: string; title: string; hours: number }>`
        select ${shortName('p')} as teacher, ${groupInWords(sql.ref('a.group_id'))} as title, a.hours::float8 as hours
        from workload.assignment a join people.person p on p.id = a.teacher_id
        where a.group_id = any(${[...groups]}::int[]) and not a.during << daterange(${from}, null)
        order by title, p.sort_name`.execute(db)
      const items = rows.map(({ teacher, title, hours }) => t`${teacher}: ${title}, часов ${displayNumber(hours)}`)
      return [{ title: t`Нагрузка, которую нужно передать новым группам`, items }]
    },
  },
]

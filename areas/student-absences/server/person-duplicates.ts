import { sql } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

const firstDay = sql<string>`to_char(g.date_from, 'DD.MM.YYYY')`

/** Reasons for the same days on two records of one student. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'student_absences.absence_reason.student_id': {
      pair: sql`g.state in ('waiting', 'accepted') and k.state in ('waiting', 'accepted')
        and daterange(g.date_from, g.date_to, '[]') && daterange(k.date_from, k.date_to, '[]')
        and int4range(coalesce(g.first_slot, 0), coalesce(g.last_slot, 20), '[]')
          && int4range(coalesce(k.first_slot, 0), coalesce(k.last_slot, 20), '[]')`,
      same: sql`(g.kind_id, g.state, g.date_from, g.date_to, coalesce(g.first_slot, -1), coalesce(g.last_slot, -1))
        = (k.kind_id, k.state, k.date_from, k.date_to, coalesce(k.first_slot, -1), coalesce(k.last_slot, -1))`,
      text: sql`case when (g.kind_id, g.state, g.date_from, g.date_to, coalesce(g.first_slot, -1), coalesce(g.last_slot, -1))
        = (k.kind_id, k.state, k.date_from, k.date_to, coalesce(k.first_slot, -1), coalesce(k.last_slot, -1)) then ${firstDay} else
        ${sqlText`${firstDay}: у обоих есть причина отсутствия, и они разные. Отклоните лишнюю`} end`,
    },
  },
}

import { sql } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { membership, type PersonDuplicates } from '#platform/server/person-duplicates.ts'

const yes = sql<boolean>`true`
/** Taps are kept for good, with the mark on which they were made. */
const isUntapped = sql<boolean>`not exists (select from evacuation.mark_step s where s.mark_id = g.id)`

const alarmDay = sql<string>`to_char(
  (select e.started_at from evacuation.evacuation e where e.id = g.evacuation_id), 'DD.MM.YYYY')`

/** Who stands twice on the lists of one alarm. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'evacuation.collector.person_id': { ...membership(sql`g.unit_id = k.unit_id`, sql`''`), isTrace: true },
    'evacuation.seen.person_id': { ...membership(sql`g.evacuation_id = k.evacuation_id`, sql`''`), isTrace: true },
    'evacuation.duty.person_id': { ...membership(yes, sql`''`), isTrace: true },
    'evacuation.mark.person_id': {
      pair: sql`g.evacuation_id = k.evacuation_id`,
      same: isUntapped,
      text: sql`case when ${isUntapped} then ${alarmDay}
        else ${sqlText`${alarmDay}: в эвакуации отметили обоих, такие записи объединить нельзя`} end`,
    },
  },
}

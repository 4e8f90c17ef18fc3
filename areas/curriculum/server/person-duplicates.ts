import { sql, type RawBuilder } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

const cathedraOf = (row: RawBuilder<unknown>) => sql<string>`(select title from curriculum.cathedra where id = ${row})`

/** Who stands twice in a department at one time, or heads it twice. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'curriculum.cathedra_member.person_id': {
      pair: sql`g.cathedra_id = k.cathedra_id and g.during && k.during`,
      same: sql`true`,
      text: cathedraOf(sql`g.cathedra_id`),
      spans: true,
    },
    'curriculum.cathedra_head.person_id': {
      pair: sql`g.cathedra_id = k.cathedra_id and g.during && k.during`,
      same: sql`true`,
      text: sqlText`Заведование: ${cathedraOf(sql`g.cathedra_id`)}`,
      spans: true,
    },
  },
}

import { sql } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

/** Of two records of one person both may have corrected forms of the name. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'templates.name_correction.person_id': {
      pair: sql<boolean>`g.language = k.language and g.grammatical_case = k.grammatical_case`,
      same: sql`g.full_name = k.full_name`,
      text: sql`case when g.full_name = k.full_name then ${sqlText`имя в падеже для документов`}
        else ${sqlText`У обоих исправлено имя в одном падеже, и по-разному: уберите одно исправление`} end`,
    },
  },
}

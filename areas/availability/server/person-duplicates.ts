import { sql } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

/** Two availabilities of one year: settled by hand, for their hours cannot be told apart by a look. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'availability.person_year.person_id': {
      pair: sql<boolean>`g.year_id = k.year_id`,
      same: sql<boolean>`false`,
      text: sql`${sqlText`У обоих записей отмечена доступность на один учебный год: оставьте её у одной`}`,
    },
  },
}

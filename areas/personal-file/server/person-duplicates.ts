import { sql } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

/** Two health records of one person. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'personal_file.health.person_id': {
      pair: sql<boolean>`true`,
      same: sql`to_jsonb(g) - 'person_id' - 'version' = to_jsonb(k) - 'person_id' - 'version'`,
      text: sql`case when to_jsonb(g) - 'person_id' - 'version' = to_jsonb(k) - 'person_id' - 'version' then ${sqlText`сведения о здоровье`}
        else ${sqlText`У обоих записаны сведения о здоровье, и они разные: медработник должен привести их к одному`} end`,
    },
  },
}

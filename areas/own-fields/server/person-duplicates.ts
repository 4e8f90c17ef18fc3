import { sql } from 'kysely'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

/** Own fields of a person who is written twice. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'own_fields.field_value.person_id': {
      pair: sql`g.field_id = k.field_id`,
      same: sql`true`,
      text: sql`(select title from own_fields.field where id = g.field_id)`,
    },
  },
}

import { sql } from 'kysely'
import { membership, type PersonDuplicates } from '#platform/server/person-duplicates.ts'

/** Who stands twice in a department. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'curriculum.cathedra_member.person_id': membership(
      sql`g.cathedra_id = k.cathedra_id`,
      sql`(select title from curriculum.cathedra where id = g.cathedra_id)`,
    ),
  },
}

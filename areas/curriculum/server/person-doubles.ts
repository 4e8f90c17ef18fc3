import { sql } from 'kysely'
import { membership, type PersonDoubles } from '#platform/server/person-doubles.ts'

/** Who stands twice in a department. */
export const personDoubles: PersonDoubles = {
  rules: {
    'curriculum.cathedra_member.person_id': membership(
      sql`g.cathedra_id = k.cathedra_id`,
      sql`(select title from curriculum.cathedra where id = g.cathedra_id)`,
    ),
  },
}

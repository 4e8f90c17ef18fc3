import { sql } from 'kysely'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { PersonFacts } from '#platform/server/person-facts.ts'

/** Who heads a department, and who is its member. */
export const personFacts: PersonFacts = {
  appointments: {
    [personKinds.cathedraHead.id]: (person) =>
      sql`${person} in (select ca.head_id from curriculum.cathedra ca where ca.head_id is not null)`,
  },
  filters: {
    cathedra_id: (person, cathedraId) => sql`${person} in (
      select cm.person_id from curriculum.cathedra_member cm where cm.cathedra_id = ${cathedraId})`,
  },
}

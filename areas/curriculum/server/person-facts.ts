import { sql } from 'kysely'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { PersonFacts } from '#platform/server/person-facts.ts'
import { headsOn, membersOf } from './scope.ts'

/** Who heads a department, and who is its member. */
export const personFacts: PersonFacts = {
  appointments: {
    [personKinds.cathedraHead.id]: (person, today) =>
      sql`${person} in (select headed.person_id from ${headsOn(today)} headed)`,
  },
  filters: {
    cathedra_id: (person, cathedraId, today) => sql`${person} in ${membersOf(sql`${cathedraId}`, today)}`,
  },
}

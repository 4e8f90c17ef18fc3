import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { Caller } from '#platform/server/caller.ts'
import { usrUser } from '../contract/permissions.ts'
import { isStaff, maintainsPerson } from './scope/index.ts'

/** How many people the caller finds, by what they are, as the lists show them; null: not for this caller. */
export interface PersonCounts {
  students: number
  parents: number
  teachers: number
  staff: number
  archived: number | null
}

/** Asked of everybody: who are of the kind are read once. */
const isOfKind = (kind: 'student' | 'parent' | 'teacher') => sql<boolean>`p.id in (
  select km.person_id from people.kind_member km where km.kind_id = ${sql.lit(personKinds[kind].id)})`

/** A JSON object of `PersonCounts`. */
export function personCounts(caller: Caller, today: string): RawBuilder<PersonCounts> {
  const person = sql.ref('p.id')
  const maintains = caller.permissions.write.includes(usrUser)
  const here = (holds: RawBuilder<boolean>) => sql`count(*) filter (where p.archived_at is null and ${holds})`
  const archived = sql`count(*) filter (
    where p.archived_at is not null and p.merged_into_id is null and ${maintainsPerson(caller, person)})`
  return sql<PersonCounts>`(
    select jsonb_build_object('students', ${here(isOfKind('student'))}, 'parents', ${here(isOfKind('parent'))},
      'teachers', ${here(isOfKind('teacher'))}, 'staff', ${here(isStaff(person, today))},
      'archived', ${maintains ? archived : sql`null`})
    from people.person p where ${mayFindPerson(caller, person, today)})`
}

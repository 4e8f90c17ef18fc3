import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { isStaff } from '#areas/people/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Audience } from '../../contract/report.ts'

const person = sql.ref('p.id')
const belongs: Readonly<Record<Audience, (today: string) => RawBuilder<boolean>>> = {
  employees: (today) => isStaff(person, today),
  students: () => sql`exists (
    select from people.kind_member km where km.person_id = p.id and km.kind_id = ${personKinds.student.id})`,
  users: () => sql`true`,
}

/** Whether the account `a` with its person `p`, if any, is one of those asked about and may sign in. */
export const isOfAudience = (audience: Audience, today: string): RawBuilder<boolean> =>
  sql`(a.status = 'active' and ${belongs[audience](today)})`

/** Whether the caller may learn the name of the account `a` with its person `p`. */
export const mayNameViewer = (caller: Caller, today: string): RawBuilder<boolean> =>
  sql`(p.id is null or ${mayFindPerson(caller, person, today)})`

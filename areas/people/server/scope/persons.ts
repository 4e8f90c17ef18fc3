import { sql, type RawBuilder } from 'kysely'
import { personScope } from '#areas/access/server/index.ts'
import { maintainedFieldsScope } from '#areas/own-fields/server/index.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import type { ScopeShare, Requester } from '#platform/server/access-rules.ts'
import type { Reason } from '#platform/server/reasons.ts'
import { usrFamily, usrUser } from '../../contract/permissions.ts'
import { maintainsEverybody, maintainsPerson, maintainsSomebody } from './maintained.ts'
import { ownChild } from './kinship.ts'
import { oneself } from './oneself.ts'
import { isStaff } from './staff.ts'
import { mayReadStudent } from './students.ts'

type Column = RawBuilder<unknown>

/** The children of an adult whose school life the caller may read. */
const relativeOfStudent = (caller: Requester, person: Column, today: string): Reason => ({
  id: 'relative-of-student',
  holds: caller.permissions.read.includes(usrFamily)
    ? sql<boolean>`exists (select from people.kinship scope_k where scope_k.adult_id = ${person}
        and scope_k.during @> ${dayInText(today)} and ${mayReadStudent(caller, sql`scope_k.child_id`, today)})`
    : false,
  evidence: sql<string | null>`(select string_agg(scope_ch.full_name, ', ' order by scope_ch.sort_name)
    from people.kinship scope_k join people.person scope_ch on scope_ch.id = scope_k.child_id
    where scope_k.adult_id = ${person} and scope_k.during @> ${today}::date
      and ${mayReadStudent(caller, sql`scope_k.child_id`, today)})`,
})

const asMaintainer = (caller: Requester, person: Column, today: string): Reason[] =>
  caller.client === 1
    ? [oneself(caller, person), ownChild(caller, person, today)]
    : [{ id: 'maintains-everybody', holds: maintainsEverybody(caller) }, oneself(caller, person)]

function byDirectory(caller: Requester, person: Column, today: string): Reason[] {
  if (caller.client === 1) return []
  const readsPeople = caller.permissions.read.includes(usrUser)
  const maintainsSome = readsPeople && !maintainsEverybody(caller) && maintainsSomebody(caller)
  return [
    { id: 'staff-directory', holds: readsPeople ? isStaff(person, today) : false },
    { id: 'maintains-person', holds: maintainsSome ? maintainsPerson(caller, person) : false },
    readsPeople ? relativeOfStudent(caller, person, today) : { id: 'relative-of-student', holds: false },
  ]
}

/** What is known here of who finds a person. */
export const findingPersons: readonly ScopeShare[] = [
  { scope: personScope, order: 10, reasons: asMaintainer },
  { scope: personScope, order: 60, reasons: byDirectory },
  {
    scope: maintainedFieldsScope,
    order: 10,
    reasons: (caller, person) => [{ id: 'maintains-person', holds: maintainsPerson(caller, person) }],
  },
]

import { sql, type RawBuilder } from 'kysely'
import { scopeOf, unionOfScopes, widenedScope } from '#areas/access/server/index.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { hrsOrgStructure } from '#areas/organisation/contract/permissions.ts'
import { isStaffInScope } from '#areas/organisation/server/index.ts'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { filePartScope, maintainsPerson, wasStaff } from '#areas/people/server/index.ts'
import type { Requester, ScopeShare } from '#platform/server/access-rules.ts'

type Column = RawBuilder<unknown>

/** Beside who keeps persons: who keeps the posts, shares out the load or counts pay by it. */
const readingScope = (caller: Requester) =>
  unionOfScopes([
    scopeOf(caller, 'write', hrsOrgStructure),
    scopeOf(caller, 'write', crsWorkload),
    widenedScope(caller, 'workload'),
  ])

/** Whose qualification the caller may read: one's own, and of the staff that of the caller's scope. */
export function mayReadQualifications(caller: Requester, person: Column): RawBuilder<boolean> {
  if (caller.client !== 0) return sql<boolean>`false`
  return sql<boolean>`(${wasStaff(person)} and (${person} is not distinct from ${caller.personId}::int
    or ${maintainsPerson(caller, person)} or ${isStaffInScope(readingScope(caller), person)}))`
}

/** Whose the caller writes: of who is or was employed here, by who keeps their records. */
export const mayWriteQualifications = (caller: Requester, person: Column): RawBuilder<boolean> =>
  caller.permissions.write.includes(usrUser)
    ? sql<boolean>`(${wasStaff(person)} and ${maintainsPerson(caller, person)})`
    : sql<boolean>`false`

/** The part of the file that the card of a person leads to. */
export const scopes: readonly ScopeShare[] = [
  {
    scope: filePartScope,
    order: 5,
    reasons: (requester, person) => [{ id: 'qualification', holds: mayReadQualifications(requester, person) }],
  },
]

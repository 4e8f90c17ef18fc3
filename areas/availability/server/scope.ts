import { sql, type RawBuilder } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { isTeacherInScope } from '#areas/curriculum/server/index.ts'
import { filePartScope, wasStaff } from '#areas/people/server/index.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import type { Requester, ScopeShare } from '#platform/server/access-rules.ts'

type Column = RawBuilder<unknown>
const inScope = (caller: Requester, level: PermissionLevel, person: Column) =>
  isTeacherInScope(scopeOf(caller, level, crsWorkload), person)

/** One's own, and that of the staff for who reads the load. */
export const mayReadAvailability = (caller: Requester, person: Column): RawBuilder<boolean> =>
  caller.client === 0
    ? sql<boolean>`(${wasStaff(person)} and (${person} is not distinct from ${caller.personId}::int
        or ${inScope(caller, 'read', person)}))`
    : sql<boolean>`false`

export const mayWriteAvailability = (caller: Requester, person: Column): RawBuilder<boolean> =>
  sql<boolean>`(${wasStaff(person)} and ${inScope(caller, 'write', person)})`

/** The part of the file that the card of a person leads to. */
export const scopes: readonly ScopeShare[] = [
  {
    scope: filePartScope,
    order: 6,
    reasons: (requester, person) => [{ id: 'availability', holds: mayReadAvailability(requester, person) }],
  },
]

import { sql, type RawBuilder } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { isTeacherInScope } from '#areas/curriculum/server/index.ts'
import { filePartScope, wasStaff } from '#areas/people/server/index.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import type { Requester, ScopeShare } from '#platform/server/access-rules.ts'

type Column = RawBuilder<unknown>
interface Asked {
  level: PermissionLevel
  today: string
}
const inScope = (caller: Requester, person: Column, { level, today }: Asked) =>
  isTeacherInScope(scopeOf(caller, level, crsWorkload), person, today)

/** One's own, and that of the staff for who reads the load. */
export const mayReadAvailability = (caller: Requester, person: Column, today: string): RawBuilder<boolean> =>
  caller.client === 0
    ? sql<boolean>`(${wasStaff(person)} and (${person} is not distinct from ${caller.personId}::int
        or ${inScope(caller, person, { level: 'read', today })}))`
    : sql<boolean>`false`

export const mayWriteAvailability = (caller: Requester, person: Column, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${wasStaff(person)} and ${inScope(caller, person, { level: 'write', today })})`

/** The part of the file that the card of a person leads to. */
export const scopes: readonly ScopeShare[] = [
  {
    scope: filePartScope,
    order: 6,
    reasons: (requester, person, today) => [
      { id: 'availability', holds: mayReadAvailability(requester, person, today) },
    ],
  },
]

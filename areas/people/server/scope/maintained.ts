import { sql, type RawBuilder } from 'kysely'
import { isWithin, scopeOf } from '#areas/access/server/index.ts'
import { defineScope, type Requester } from '#platform/server/access-rules.ts'
import { usrFamily, usrUser } from '../../contract/permissions.ts'
import { wasStaff } from './staff.ts'

/** Persons whose records one keeps: of a role with limits, those whom other areas know to belong there. */
export const maintainedPersonScope = defineScope('maintained-person')

const maintainedScope = (caller: Requester) => scopeOf(caller, 'write', usrUser)

/** Who keeps the records of all persons; without the right to read families, of staff only: the personnel department. */
export const maintainsEverybody = (caller: Requester): boolean =>
  maintainedScope(caller) === 'all' && caller.permissions.read.includes(usrFamily)

/** Whether there may be a person whose records the caller keeps. */
export const maintainsSomebody = (caller: Requester): boolean => maintainedScope(caller) !== 'none'

/** Whether the caller keeps the records of this person; within limits, of the students and the staff there. */
export function maintainsPerson(caller: Requester, person: RawBuilder<unknown>): RawBuilder<boolean> {
  if (maintainsEverybody(caller)) return sql<boolean>`true`
  const scope = maintainedScope(caller)
  if (scope === 'all') return wasStaff(person)
  return isWithin(scope, (limits) => caller.accessRules.isWithin(maintainedPersonScope, limits, person))
}

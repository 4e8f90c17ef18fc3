import { sql, type RawBuilder } from 'kysely'
import { isWithin, reachOf } from '#areas/access/server/index.ts'
import { defineScope } from '#platform/server/access-rules.ts'
import type { Asker } from '#platform/server/asker.ts'
import { usrFamily, usrUser } from '../../contract/permissions.ts'
import { wasStaff } from './staff.ts'

/** Persons whose records one keeps: of a role with limits, those whom other areas know to belong there. */
export const keepingScope = defineScope('kept-person')

const keeperReach = (caller: Asker) => reachOf(caller, 'write', usrUser)

/** Who keeps the records of all persons; without the right to read families, of staff only: the personnel department. */
export const keepsEverybody = (caller: Asker): boolean =>
  keeperReach(caller) === 'all' && caller.permissions.read.includes(usrFamily)

/** Whether there may be a person whose records the caller keeps. */
export const keepsSomebody = (caller: Asker): boolean => keeperReach(caller) !== 'none'

/** Whether the caller keeps the records of this person; within limits, of the students and the staff there. */
export function keepsPerson(caller: Asker, person: RawBuilder<unknown>): RawBuilder<boolean> {
  if (keepsEverybody(caller)) return sql<boolean>`true`
  const reach = keeperReach(caller)
  if (reach === 'all') return wasStaff(person)
  return isWithin(reach, (limits) => caller.accessRules.isWithin(keepingScope, limits, person))
}

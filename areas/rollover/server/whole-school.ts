import { scopeOf } from '#areas/access/server/index.ts'
import { grpGrade, grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { ItemOutcome } from '#platform/server/long-job/long-job.ts'
import { forbidden } from '#platform/server/refusal.ts'

/** A year is carried over as a whole: by whose rights reach every class. */
const reachesAll = (caller: Caller) =>
  scopeOf(caller, 'write', grpGrade) === 'all' && scopeOf(caller, 'write', grpGroupManage) === 'all'

/** @throws Refusal 403 */
export function requireWholeSchool(caller: Caller): void {
  if (!reachesAll(caller)) throw forbidden()
}
/** It names students of every class. @throws Refusal 403 for who reads some classes only */
export function requireReadingAll(caller: Caller): void {
  if (scopeOf(caller, 'read', grpGrade) !== 'all') throw forbidden()
}
/** What becomes of a step of who does not reach the whole school any more; undefined for the others. */
export const outOfReach = (caller: Caller): ItemOutcome | undefined =>
  reachesAll(caller) ? undefined : { outcome: 'refused', detail: msg`Ваши права больше не охватывают всю школу` }

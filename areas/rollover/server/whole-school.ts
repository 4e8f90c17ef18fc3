import { scopeOf } from '#areas/access/server/index.ts'
import { grpGrade, grpGroupManage } from '#areas/classes/contract/permissions.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Reaching } from '#platform/server/long-job/long-job.ts'
import { forbidden } from '#platform/server/refusal.ts'

/** A year is carried over as a whole: by whose rights reach every class. */
const reachesAll = (caller: Caller) =>
  scopeOf(caller, 'write', grpGrade) === 'all' && scopeOf(caller, 'write', grpGroupManage) === 'all'

/** @throws Refusal 403 */
export function requireWholeSchool(caller: Caller): void {
  if (!reachesAll(caller)) throw forbidden()
}
export const ofWholeSchool = ({ caller }: Reaching, inputs: readonly unknown[]): Promise<readonly boolean[]> =>
  Promise.resolve(inputs.map(() => reachesAll(caller)))

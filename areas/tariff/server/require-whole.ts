import { scopeOf } from '#areas/access/server/index.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import { forbidden } from '#platform/server/refusal.ts'

/** The list of the school is issued, and its courses named, by who keeps the workload of all of it. @throws 403 */
export function requireWhole(caller: Caller): void {
  if (scopeOf(caller, 'write', crsWorkload) !== 'all')
    throw forbidden(msg`Тарификацию всей школы ведёт тот, кому доступна нагрузка всех кафедр`)
}

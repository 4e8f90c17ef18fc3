import { reachOf } from '#areas/access/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import { forbidden } from '#platform/server/refusal.ts'

/** Who keeps the structure of the whole school: a role within limits does not. */
export const keepsStructure = (caller: Caller): boolean => reachOf(caller, 'write', 'hrs_org_structure') === 'all'
/** @throws 403 */
export function demandKeeper(caller: Caller): void {
  if (!keepsStructure(caller)) throw forbidden(t`Структуру меняет тот, чья роль действует на всю школу`)
}
/** Rates and categories of all: for who keeps the structure or the records of the whole staff. */
export const seesRates = (caller: Caller): boolean =>
  keepsStructure(caller) || reachOf(caller, 'write', 'usr_user') === 'all'

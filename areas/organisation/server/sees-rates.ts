import { scopeOf } from '#areas/access/server/index.ts'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { hrsOrgStructure } from '../contract/permissions.ts'

/** Who keeps the structure of the whole school: a role within limits does not. */
export const maintainsStructure = (caller: Caller): boolean => scopeOf(caller, 'write', hrsOrgStructure) === 'all'
/** @throws 403 */
export function requireMaintainer(caller: Caller): void {
  if (!maintainsStructure(caller)) throw forbidden(msg`Структуру меняет тот, чья роль действует на всю школу`)
}
/** Rates and categories of all: for who keeps the structure or the records of the whole staff. */
export const seesRates = (caller: Caller): boolean =>
  maintainsStructure(caller) || scopeOf(caller, 'write', usrUser) === 'all'

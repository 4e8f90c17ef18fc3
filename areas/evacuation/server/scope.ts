import { sql, type RawBuilder } from 'kysely'
import { allows, write } from '#platform/contract/access.ts'
import type { Caller } from '#platform/server/caller.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { evaEvacuation } from '../contract/permissions.ts'
import { boardAccess } from '../contract/access.ts'

/** Sees all of an evacuation. */
const seesAll = (caller: Caller): boolean => allows(boardAccess, caller)
/** All the staff may mark whom they collect; of other lists only who runs the evacuation. */
export const marksAnybody = (caller: Caller): boolean => allows(write(evaEvacuation), caller)

/** The list in `unit` (its id) is collected by the caller. */
export const collects = ({ client, personId }: Caller, unit: RawBuilder<unknown>): RawBuilder<boolean> =>
  client !== 0 || personId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from evacuation.collector own
        where own.unit_id = ${unit} and own.person_id = ${personId})`

/** Whether the caller may see what stands on the list in `unit`. */
export const mayReadUnit = (caller: Caller, unit: RawBuilder<unknown>): RawBuilder<boolean> =>
  seesAll(caller) ? sql<boolean>`true` : collects(caller, unit)

/** An alarm is the school's own matter. @throws 403 for families */
export function requireSchool(caller: Caller): void {
  if (caller.client !== 0) throw forbidden()
}

import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { Caller } from '#platform/server/caller.ts'
import { defineScope } from '#platform/server/access-rules.ts'
import { eitherOf } from '#platform/server/reasons.ts'
import { makesPapers } from '../contract/access.ts'

/** Persons whose records one keeps, as people knows: their names may be corrected for papers. */
export const correctedNameScope = defineScope('corrected-name')

/** Whether the caller may correct how papers write this person's name. */
export function mayCorrectName(caller: Caller, person: RawBuilder<unknown>, today: string): RawBuilder<boolean> {
  const kept = eitherOf(caller.accessRules.reasons(correctedNameScope, caller, person, today))
  return allows(makesPapers, caller) ? sql<boolean>`(${kept} or ${mayFindPerson(caller, person, today)})` : kept
}

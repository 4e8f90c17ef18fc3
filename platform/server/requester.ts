import type { RawBuilder } from 'kysely'
import type { Rights } from '#platform/contract/access.ts'
import type { AccessRules } from './access-rules.ts'

/** A person by the id: one that is known, or a column of a query over many. */
export type PersonRef = number | RawBuilder<number>

/** Whose scope is asked about: one caller, or many with equal rights at once, whose persons stand in a column. */
export interface Requester extends Rights {
  personId: PersonRef | null
  /** Of the house in which is asked. */
  accessRules: AccessRules
}

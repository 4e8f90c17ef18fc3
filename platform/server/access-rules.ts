import { sql, type RawBuilder } from 'kysely'
import type { Rights } from '#platform/contract/access.ts'
import { allPersonFacts, type AllPersonFacts, type PersonFacts } from './person-facts.ts'
import { assemblePermissions, type Permission, type Permissions } from './permission.ts'
import type { Reason, ReasonTexts } from './reasons.ts'
import type { RoleLimitTargets } from './role-limits.ts'

/** A person by the id: one that is known, or a column of a query over many. */
export type PersonRef = number | RawBuilder<number>

/** Whose scope is asked about: one caller, or many with equal rights at once, whose persons stand in a column. */
export interface Requester extends Rights {
  personId: PersonRef | null
  /** Of the house in which is asked. */
  accessRules: AccessRules
}

/** Records of one kind, of which several areas know who reaches them. */
export interface Scope {
  name: string
}
/** Defined by the lowest area that asks; areas above it add what they know, each in its `scopes`. */
export const defineScope = (name: string): Scope => ({ name })

/** Ids within which a limited role reaches. */
export interface Within {
  classes: readonly number[]
  cathedras: readonly number[]
  units: readonly number[]
}

/** What an area knows of a scope: conditions over its own tables. */
export interface ScopeShare {
  scope: Scope
  /** The place of its reasons among those of all, the smallest first: the order in which an explanation tells them. */
  order: number
  /** Why the asker reaches the record in the column. */
  reasons?: (requester: Requester, record: RawBuilder<unknown>, today: string) => readonly Reason[]
  /** Whether the record belongs to what a limited role is bound to. */
  within?: (within: Within, record: RawBuilder<unknown>) => RawBuilder<boolean>
}

/** What all areas say together: which keys there are, who reaches which rows, what persons are. Made once, when the house is put together. */
export interface AccessRules {
  permissions: Permissions
  /** Within what roles may be held, in the order of the kinds. */
  roleLimits: readonly RoleLimitTargets[]
  persons: AllPersonFacts
  reasons: (scope: Scope, requester: Requester, record: RawBuilder<unknown>, today: string) => readonly Reason[]
  isWithin: (scope: Scope, within: Within, record: RawBuilder<unknown>) => RawBuilder<boolean>
  reasonTexts: ReasonTexts
}

interface Declaring {
  permissions?: readonly Permission[]
  endpoints?: readonly unknown[]
  scopes?: readonly ScopeShare[]
  roleLimits?: readonly RoleLimitTargets[]
  personFacts?: PersonFacts
  reasonTexts?: ReasonTexts
}

/** @throws Error where two areas declare the same key */
export function accessRulesOf(areas: readonly Declaring[]): AccessRules {
  const shares = areas.flatMap(({ scopes = [] }) => scopes).toSorted((one, other) => one.order - other.order)
  const byScope = Map.groupBy(shares, ({ scope }) => scope.name)
  return {
    permissions: assemblePermissions(areas),
    roleLimits: areas.flatMap(({ roleLimits = [] }) => roleLimits).toSorted((one, other) => one.order - other.order),
    persons: allPersonFacts(areas),
    reasons: ({ name }, requester, record, today) =>
      (byScope.get(name) ?? []).flatMap(({ reasons }) => reasons?.(requester, record, today) ?? []),
    reasonTexts: Object.assign({}, ...areas.map(({ reasonTexts = {} }) => reasonTexts)),
    isWithin: ({ name }, within, record) => {
      const each = (byScope.get(name) ?? []).flatMap((share) => (share.within ? [share.within(within, record)] : []))
      return each.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(each, sql` or `)})`
    },
  }
}

import { sql, type RawBuilder } from 'kysely'
import { isWithin, type PermissionScope } from '#areas/access/server/index.ts'
import { maintainedPersonScope } from '#areas/people/server/index.ts'
import type { ScopeShare, Within } from '#platform/server/access-rules.ts'

type Column = RawBuilder<unknown>

const isInUnits = ({ units }: Within, person: Column) => sql<boolean>`${person} in (
  with recursive scope_below as (
    select scope_u.id from organisation.unit scope_u where scope_u.id = any(${[...units]}::integer[])
    union
    select scope_c.id from organisation.unit scope_c join scope_below on scope_c.parent_id = scope_below.id)
  select scope_e.person_id from people.employment scope_e join scope_below on scope_below.id = scope_e.unit_id
  where coalesce(upper(scope_e.during), 'infinity') >= all (
    select coalesce(upper(scope_o.during), 'infinity') from people.employment scope_o
    where scope_o.person_id = scope_e.person_id))`

/** Whether a post of the person is in a unit within reach or below it: one of today, of who has left the last. */
export const isStaffInScope = (scope: PermissionScope, person: Column): RawBuilder<boolean> =>
  isWithin(scope, (limits) => isInUnits(limits, person))

/** The staff of units is kept by who keeps persons within those. */
export const scopes: readonly ScopeShare[] = [{ scope: maintainedPersonScope, order: 20, within: isInUnits }]

import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { GridQuarter } from '../contract/results.ts'
import type { GradingPolicy } from '../rules/policy.ts'
import { formerPoliciesOfYear, policyOfYear, quartersOfGroup, reopeningsOfGroup } from './group-grading.ts'

interface StoredPolicy {
  id: number
  version: number
  rules: GradingPolicy
}
/** What the rules ask about a year, whichever its group. */
export interface YearRules {
  quarters: GridQuarter[]
  policy: StoredPolicy | null
  /** Superseded ones of the year. */
  former_policies: StoredPolicy[]
}
/** What the rules ask about a group, whoever is marked in it. */
export interface GroupRules extends YearRules {
  id: number
  course_id: number
  year_id: number
  mode: GradingMode
  parallel: number
  /** An exam is planned at the end of the year. */
  has_exam: boolean
}
/** The same without what its year says. `reopened`: till when its quarters are reopened, by their ids. */
export type OwnRules = Omit<GroupRules, keyof YearRules> & { reopened: Record<number, CalendarDate> | null }

const ownColumns = sql`g.id, g.course_id, g.year_id, grading.mode, grading.parallel, grading.has_exam`
/** Columns of a group `g` that `gradingOfGroup` is joined behind, as `GroupRules`. */
export const groupRules = sql`${ownColumns},
  ${quartersOfGroup(sql.ref('g.year_id'), sql.ref('g.id'))} as quarters, ${policyOfYear(sql.ref('g.year_id'))} as policy,
  ${formerPoliciesOfYear(sql.ref('g.year_id'))} as former_policies`

/** Columns of a year, by its id, as `YearRules`: read once where its groups are many. */
export const yearRules = (year: RawBuilder<unknown>) => sql`${quartersOfGroup(year, sql`null::integer`)} as quarters,
  ${policyOfYear(year)} as policy, ${formerPoliciesOfYear(year)} as former_policies`
/** Columns of a group `g` that `gradingOfGroup` is joined behind, as `OwnRules`. */
export const ownRules = sql`${ownColumns}, ${reopeningsOfGroup(sql.ref('g.id'))} as reopened`

/** A group with what its year says. */
export function withYearRules<Own extends OwnRules>(
  { reopened, ...own }: Own,
  { quarters, policy, former_policies }: YearRules,
): Omit<Own, 'reopened'> & YearRules {
  const asReopened = (quarter: GridQuarter) => ({ ...quarter, reopened_until: reopened?.[quarter.id] ?? null })
  return { ...own, quarters: reopened === null ? quarters : quarters.map(asReopened), policy, former_policies }
}

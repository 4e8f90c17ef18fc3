import { sql } from 'kysely'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { GridQuarter } from '../contract/results.ts'
import type { GradingPolicy } from '../rules/policy.ts'
import { formerPoliciesOfYear, policyOfYear, quartersOfGroup } from './group-grading.ts'

interface StoredPolicy {
  id: number
  version: number
  rules: GradingPolicy
}
/** What the rules ask about a group, whoever is marked in it. */
export interface GroupRules {
  id: number
  course_id: number
  year_id: number
  mode: GradingMode
  parallel: number
  /** An exam is planned at the end of the year. */
  has_exam: boolean
  quarters: GridQuarter[]
  policy: StoredPolicy | null
  /** Superseded ones of the year. */
  former_policies: StoredPolicy[]
}
/** Columns of a group `g` that `gradingOfGroup` is joined behind, as `GroupRules`. */
export const groupRules = sql`g.id, g.course_id, g.year_id, grading.mode, grading.parallel, grading.has_exam,
  ${quartersOfGroup(sql.ref('g.year_id'), sql.ref('g.id'))} as quarters, ${policyOfYear(sql.ref('g.year_id'))} as policy,
  ${formerPoliciesOfYear(sql.ref('g.year_id'))} as former_policies`

import { sql, type RawBuilder } from 'kysely'
import type { GradingMode } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import type { GridQuarter } from '#areas/journal/contract/journal.ts'
import type { GradingPolicy } from '../rules/grading-policy.ts'
import { formerPoliciesOfYear, gradingOfGroup, policyOfYear, quartersOfGroup } from './group-grading.ts'
import type { MarkScope } from './mark-scope.ts'

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
  quarters: GridQuarter[]
  policy: StoredPolicy | null
  /** Superseded ones of the year. */
  former_policies: StoredPolicy[]
}
export interface GroupFacts extends GroupRules {
  /** Whether the caller may read the journal and mark in all its lessons; a substitute is judged by lesson. */
  may_read: boolean
  may_mark: boolean
}

/** Columns of a group `g` that `gradingOfGroup` is joined behind, as `GroupRules`. */
export const groupRules = sql`g.id, g.course_id, g.year_id, grading.mode, grading.parallel,
  ${quartersOfGroup(sql.ref('g.year_id'), sql.ref('g.id'))} as quarters, ${policyOfYear(sql.ref('g.year_id'))} as policy,
  ${formerPoliciesOfYear(sql.ref('g.year_id'))} as former_policies`

/**
 * Locks groups for writing, in order of id, and reads what the rules ask about them. Whoever writes marks into a journal
 * holds its group till the end of the transaction: so two writers can't put a miss and a mark into one cell.
 * @param groups ids, an array or a query that gives them
 */
export async function lockGroups(db: Database, groups: RawBuilder<unknown>, scope: MarkScope): Promise<GroupFacts[]> {
  const id = sql.ref('g.id')
  const { rows } = await sql<GroupFacts>`
    select ${groupRules},
      ${scope.mayRead(id)} as may_read, ${scope.mayMark(id)} as may_mark
    from classes.study_group g ${gradingOfGroup}
    where g.id in (${groups}) order by g.id for no key update of g`.execute(db)
  return rows
}

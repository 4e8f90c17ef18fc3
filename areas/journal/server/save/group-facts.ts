import { sql, type RawBuilder } from 'kysely'
import { gradingOfGroup, groupRules, type GroupRules } from '#areas/grading/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { MarkScope } from './mark-scope.ts'

/** What the rules ask about a group, and what its writer may do there. */
export interface GroupFacts extends GroupRules {
  /** Whether the caller may read the journal and mark in all its lessons; a substitute is checked by lesson. */
  may_read: boolean
  may_mark: boolean
}

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

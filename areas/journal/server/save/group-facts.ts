import { sql, type RawBuilder } from 'kysely'
import { gradingOfGroup, groupRules, type GroupRules } from '#areas/grading/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { MarkScope } from './mark-scope.ts'

/** What the rules ask about a group, and what its writer may do there. */
export interface GroupFacts extends GroupRules {
  /** Whether the caller may mark in all its lessons; a substitute is checked by lesson. */
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
    select ${groupRules}, ${scope.mayMark(id)} as may_mark
    from (select own.id, own.course_id, own.year_id from classes.study_group own
      where own.id in (${groups}) order by own.id for no key update) g ${gradingOfGroup}
    order by g.id`.execute(db)
  return rows
}

/** Those of the groups whose journals the caller reads: dearer to know than who marks there, and asked where that does not decide. */
export async function readableGroups<Group extends { id: number }>(
  db: Database,
  groups: readonly Group[],
  scope: MarkScope,
): Promise<Group[]> {
  if (groups.length === 0) return []
  const { rows } = await sql<{ id: number }>`select g.id from classes.study_group g
    where g.id = any(${groups.map(({ id }) => id)}) and ${scope.mayRead(sql.ref('g.id'))}`.execute(db)
  const readable = new Set(rows.map(({ id }) => id))
  return groups.filter(({ id }) => readable.has(id))
}

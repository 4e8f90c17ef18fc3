import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import { isOwnChild } from '#areas/people/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'

type Column = RawBuilder<unknown>

/**
 * Whether the caller may read the homework of a lesson: who reads the journal of its group, the students of the group on the
 * lesson's date, and who represents them today.
 * @param stoodIn lessons that are open to the caller for having stood in
 */
export function mayReadHomework(
  caller: Caller,
  { lesson, group, date }: { lesson: Column; group: Column; date: Column },
  { today, stoodIn }: { today: string; stoodIn: readonly { id: number }[] },
): RawBuilder<boolean> {
  const student = sql.ref('scope_hm.student_id')
  const isOwn = caller.client === 1 ? isOwnChild(caller, student, today) : sql<boolean>`${student} = ${caller.personId}`
  const inDiary = sql<boolean>`exists (select from classes.group_member scope_hm
    where scope_hm.group_id = ${group} and scope_hm.during @> ${date} and ${isOwn})`
  if (caller.client !== 0) return inDiary
  const ids = stoodIn.map(({ id }) => id)
  return sql<boolean>`(${mayReadGroup(caller, group, today)} or ${lesson} = any(${ids}::bigint[]) or ${inDiary})`
}

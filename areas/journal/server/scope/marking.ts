import { sql, type RawBuilder } from 'kysely'
import { holdsWithin, scopeOf } from '#areas/access/server/index.ts'
import { isGroupInScope } from '#areas/classes/server/index.ts'
import { substitutesIn } from '#areas/timetable/server/index.ts'
import { assignedDays, teachesToday } from '#areas/workload/server/index.ts'
import type { Requester } from '#platform/server/access-rules.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'
import { jrnFullFilter, jrnJournal } from '../../contract/permissions.ts'

type Column = RawBuilder<unknown>

const marks = ({ client, permissions }: Requester) => client === 0 && permissions.write.includes(jrnJournal)

/**
 * Why the caller may mark in all lessons of the group: assigned today, or let in by jrn_full_filter for writing. A
 * substitute is checked by lesson: `mayMarkLesson`.
 */
export function markGroupReasons(caller: Requester, group: Column, today: string): Reason[] {
  if (!marks(caller)) return []
  const scope = scopeOf(caller, 'write', jrnFullFilter)
  const all: Reason = { id: 'marks-everywhere', holds: holdsWithin(scope, (within) => isGroupInScope(within, group)) }
  const person = caller.personId
  if (person === null) return [all]
  const isAssigned = teachesToday(person, group, today)
  return [all, { id: 'assigned-today', holds: isAssigned, evidence: assignedDays(person, group) }]
}
export const mayMarkGroup = (caller: Requester, group: Column, today: string): RawBuilder<boolean> =>
  eitherOf(markGroupReasons(caller, group, today))

/** Whether the caller may mark in this lesson: in all of its group, or as the substitute of this lesson only. */
export function mayMarkLesson(caller: Requester, lesson: Column, group: Column, today: string): RawBuilder<boolean> {
  const inGroup = mayMarkGroup(caller, group, today)
  if (!marks(caller) || caller.personId === null) return inGroup
  return sql<boolean>`(${inGroup} or ${substitutesIn(caller.personId, lesson)})`
}

import { sql, type RawBuilder } from 'kysely'
import { holdsWithin, scopeOf } from '#areas/access/server/index.ts'
import {
  groupScope,
  journalScope,
  leadsOrCurates,
  isClassInScope,
  isGroupInScope,
  isStudentInScope,
  readGroupReasons,
} from '#areas/classes/server/index.ts'
import { studentScope } from '#areas/people/server/index.ts'
import { assignedDays, hasTaughtGroup } from '#areas/workload/server/index.ts'
import type { ScopeShare, Requester } from '#platform/server/access-rules.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'
import { jrnFullFilter, jrnJournal } from '../../contract/permissions.ts'

/** How far the key of all journals lets the caller read. */
export const journalsScope = (caller: Requester) => scopeOf(caller, 'read', jrnFullFilter)

/**
 * Why the caller may see all results of a class `c` together: its class teacher and curator, all that jrn_full_filter
 * reaches. Who teaches in it sees the own journals only.
 */
export function wholeClassReasons(caller: Requester, today: string): Reason[] {
  if (caller.client !== 0) return []
  const scope = journalsScope(caller)
  return [
    { id: 'all-journals', holds: holdsWithin(scope, (within) => isClassInScope(within, sql.ref('c.id'))) },
    { id: 'leads-class', holds: leadsOrCurates(caller, today), evidence: sql<string | null>`c.title` },
  ]
}
export const mayReadWholeClass = (caller: Requester, today: string): RawBuilder<boolean> =>
  eitherOf(wholeClassReasons(caller, today))

/** Who has taught a group this year opens its journal as of their last day. */
const formerTeacher = ({ client, personId }: Requester, group: RawBuilder<unknown>, today: string): Reason[] =>
  client !== 0 || personId === null
    ? []
    : [
        {
          id: 'taught-group',
          holds: hasTaughtGroup(personId, group, today),
          evidence: assignedDays(personId, group),
        },
      ]

/**
 * Why the caller may open a group's journal, with the key for it: as it is, or, where they may not read it so, as of the last day
 * on which they taught it.
 */
export const openJournalReasons = (caller: Requester, group: RawBuilder<unknown>, today: string): Reason[] => {
  const ofNow = readGroupReasons(caller, group, today)
  const isClosed = sql<boolean>`not ${eitherOf(ofNow)}`
  const former = formerTeacher(caller, group, today).map((reason): Reason => ({
    ...reason,
    holds: sql<boolean>`(${isClosed} and ${reason.holds})`,
  }))
  return [...ofNow, ...former]
}

/** What is known here of who reads groups and students: the key of all journals, and that journals are opened by theirs. */
export const scopes: readonly ScopeShare[] = [
  {
    scope: groupScope,
    order: 10,
    reasons: (caller, group) =>
      caller.client === 0
        ? [{ id: 'all-journals', holds: holdsWithin(journalsScope(caller), (scope) => isGroupInScope(scope, group)) }]
        : [],
  },
  {
    scope: studentScope,
    order: 10,
    reasons: (caller, student) =>
      caller.client === 0
        ? [
            {
              id: 'all-journals',
              holds: holdsWithin(journalsScope(caller), (scope) => isStudentInScope(scope, student)),
            },
          ]
        : [],
  },
  {
    scope: journalScope,
    order: 10,
    reasons: (caller, group, today) =>
      caller.permissions.read.includes(jrnJournal)
        ? [...readGroupReasons(caller, group, today), ...formerTeacher(caller, group, today)]
        : [],
  },
]

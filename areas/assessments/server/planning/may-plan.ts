import { sql, type RawBuilder } from 'kysely'
import { holdsWithin, scopeOf } from '#areas/access/server/index.ts'
import { isGroupInScope, mayReadGroup } from '#areas/classes/server/index.ts'
import { closedQuarters } from '#areas/grading/rules/quarter-closing.ts'
import { crsAttestation } from '#areas/grading/contract/permissions.ts'
import { gradingOfGroup, groupRules, type GroupRules } from '#areas/grading/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { eitherOf } from '#platform/server/reasons.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { OfHigherRooms } from '../higher-rooms.ts'

export interface Reading {
  db: Database
  caller: Caller
  today: string
  rooms: OfHigherRooms
}

/** Who plans the works of all groups, as far as their role reaches. */
export const decidesOnGroup = (caller: Caller, group: RawBuilder<unknown>): RawBuilder<boolean> =>
  eitherOf([
    {
      id: 'plans-everywhere',
      holds: holdsWithin(scopeOf(caller, 'write', crsAttestation), (within) => isGroupInScope(within, group)),
    },
  ])

export interface PlanningGroup extends GroupRules {
  title: string
  course: string
  may_read: boolean
  may_plan: boolean
  may_decide: boolean
}

/**
 * A group whose works the caller sees: who marks in all its lessons plans them, so does who plans those of the school; a substitute with
 * the lesson they stand in. @param lesson id of the lesson that is named, if any @throws Refusal 404
 */
export async function readPlanningGroup(
  { db, caller, today, rooms }: Reading,
  groupId: number,
  lesson: number | null = null,
): Promise<PlanningGroup> {
  const group = sql.ref('g.id')
  const inLesson =
    lesson === null ? sql<boolean>`false` : rooms.mayMarkLesson(caller, sql`${lesson}::bigint`, group, today)
  const { rows } = await sql<PlanningGroup>`
    select ${groupRules}, g.title, co.title as course, ${mayReadGroup(caller, group, today)} as may_read,
      (${rooms.mayMarkGroup(caller, group, today)} or ${inLesson}) as may_plan, ${decidesOnGroup(caller, group)} as may_decide
    from classes.study_group g join curriculum.course co on co.id = g.course_id ${gradingOfGroup}
    where g.id = ${groupId}`.execute(db)
  const [found] = rows
  if (!found || !(found.may_read || found.may_plan || found.may_decide)) throw notFound()
  return { ...found, may_plan: found.may_plan || found.may_decide }
}

/** @throws Refusal 403 */
export function requirePlanner(group: PlanningGroup): void {
  if (!group.may_plan) throw forbidden()
}

export const isQuarterClosed = (group: GroupRules, quarterId: number, today: string): boolean => {
  const closed = closedQuarters(group, today)
  return group.quarters.some(({ id, number }) => id === quarterId && closed.includes(number))
}

import { sql } from 'kysely'
import { grpGroupManage } from '#areas/classes/contract/permissions.ts'
import { changeGroups, writeGroupStays } from '#areas/classes/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { translate } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { closeGroup, previewClosing } from '../../contract/group.ts'
import { keptDays, requireNothingKept } from '../stays/kept-days.ts'
import { moveEffects } from '../stays/move-effects.ts'
import { placeStudents, type Placement } from '../stays/place-students.ts'
import { traceOf } from '../trace.ts'
import { dayOfChange } from '../year-day.ts'
import { fieldsOf, lockGroup, requireOpen, requireVersion, type GroupToChange } from './group-to-change.ts'
import { groupEffects } from './group-effects.ts'

/** Everybody who is in the groups on the day or comes into them later, to be in no group of the course. */
export async function leavingAll(db: Database, groups: readonly number[], from: CalendarDate): Promise<Placement[]> {
  const { rows } = await sql<Placement>`select distinct student_id, course_id, null::int as group_id
    from classes.group_member where group_id = any(${[...groups]}::int[]) and not during << daterange(${from}, null)`.execute(
    db,
  )
  return rows
}

const leaving = async (db: Database, { id, year }: GroupToChange, from: CalendarDate) =>
  placeStudents(db, { placements: await leavingAll(db, [id], from), year, from })

export const closeGroupHandler = handle(closeGroup, async ({ params, body, caller, db, today, context, http }) => {
  const group = await lockGroup(db, caller, grpGroupManage, params.id)
  requireVersion(group, body.version)
  const on = dayOfChange(group.year, today, body.on, 'on')
  requireOpen(group, on)
  const placed = await leaving(db, group, on)
  await requireNothingKept(db, context.membershipHolds, placed.taken, 'on')
  const trace = traceOf(caller, http)
  await writeGroupStays(db, placed.writes, trace)
  const versions = await changeGroups(db, [{ ...fieldsOf(group), closed_on: on }], trace)
  return { id: group.id, version: versions.get(group.id) ?? group.version, batch: trace.batch }
})

export const previewClosingHandler = handle(previewClosing, async ({ params, body, caller, db, today, context }) => {
  const group = await lockGroup(db, caller, grpGroupManage, params.id)
  const on = dayOfChange(group.year, today, body.on, 'on')
  const placed = await leaving(db, group, on)
  const kept = await keptDays(db, context.membershipHolds, placed.taken)
  return {
    obstacles: kept.map((one) => translate(one)),
    effects: [...(await moveEffects(db, placed)), ...(await groupEffects({ db, context }, [group.id], on))],
  }
})

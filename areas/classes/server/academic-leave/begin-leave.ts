import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t, translate } from '#platform/contract/text.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { handle } from '#platform/server/handle.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import { beginAcademicLeave, previewAcademicLeave } from '../../contract/academic-leaves.ts'
import { rearranging, type Rearranging } from '../rearrange/rearranging.ts'
import { classStays, leaveFor } from '../students/leave-class.ts'
import { lockStudent } from '../students/place-student.ts'
import { insertLeave } from './insert-leave.ts'
import { readLeave, requireCollege, requireLater } from './leave-rows.ts'

type Body = NonNullable<Input<typeof beginAcademicLeave>['body']>
interface Begun {
  id: number
  full_name: string
  /** The group of the day, groups of a later year, and study groups, by their titles. */
  classes: string[]
  groups: string[]
}

/** @throws Refusal 404, 409, 422 */
async function beginLeave(doing: Rearranging, { student_id, from, ...facts }: Body): Promise<Begun> {
  requireCollege()
  const { db, trace, holds } = doing
  const { full_name } = await lockStudent(doing, student_id)
  requireLater(from, facts.planned_return)
  const leaving = { from, year: null, into: null }
  const stays = await classStays(db, student_id, leaving)
  const former = stays.find((stay) => stay.from <= from)
  const open = await sql<{ starts_on: string }>`select starts_on from classes.academic_leave
    where student_id = ${student_id} and (returned_on is null or returned_on > ${from}::date)`.execute(db)
  const [other] = open.rows
  if (other) throw refuse('from', msg`Уже в академическом отпуске с ${displayDate(other.starts_on)}`)
  if (!former) throw refuse('from', msg`${displayDate(from)} не стоит ни в одной группе: выберите день, когда учится`)
  const { left, changes } = await leaveFor(db, student_id, leaving, { stays, holds })
  const made = await insertLeave(db, { student_id, class_id: former.of, starts_on: from, ...facts, batch: trace.batch })
  await doing.record(...changes, made)
  return {
    id: made.id,
    full_name,
    classes: stays.map(({ title }) => title),
    groups: left.map(({ title }) => title),
  }
}

const previewHandler = handle(previewAcademicLeave, async (handling) => {
  const doing = rearranging(handling)
  try {
    const { full_name, classes, groups } = await dryRun(doing.db, () => beginLeave(doing, handling.body))
    return {
      obstacles: [],
      effects: [
        { title: t`Уйдёт из группы`, items: classes },
        ...(groups.length === 0 ? [] : [{ title: t`Учебные группы закончатся`, items: groups }]),
      ],
      total: t`${full_name}: учёба закончится накануне, отметки останутся`,
    }
  } catch (error) {
    if (!(error instanceof Refusal) || !error.isOfFields) throw error
    return { obstacles: [translate(error.words)], effects: [] }
  }
})

const beginHandler = handle(beginAcademicLeave, async (handling) => {
  const doing = rearranging(handling)
  const { id } = await beginLeave(doing, handling.body)
  return readLeave(doing, id)
})

export const beginHandlers = [previewHandler, beginHandler]

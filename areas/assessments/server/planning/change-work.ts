import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { msg, t } from '#platform/contract/text.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { changeWork, previewWork } from '../../contract/planning.ts'
import { planningWarnings } from '../../rules/planning-warnings.ts'
import { workObjection } from '../../rules/work-objection.ts'
import type { OfHigherRooms, WorkScores } from '../higher-rooms.ts'
import { changeWorks, holdWorks, type WorkRow } from '../work-rows.ts'
import { asDated, groupsAround, isDated, readDays, readQuarter, readWorks } from '../works-schedule/schedule-rows.ts'
import { isQuarterClosed, readPlanningGroup, requirePlanner, type PlanningGroup, type Reading } from './may-plan.ts'

type Change = z.output<(typeof changeWork)['body']>
interface Lesson {
  id: number
  date: CalendarDate
  slot: number
}
interface Asked {
  row: WorkRow
  group: PlanningGroup
  /** That it would have. */
  lesson: Lesson | null
  scores: WorkScores | undefined
  objection: ReturnType<typeof workObjection>
}

/** A lesson of the group that takes place in the quarter of the work. */
async function readLesson({ db }: Reading, { group_id, quarter_id }: WorkRow, id: number | null) {
  if (id === null) return null
  const { rows } = await sql<Lesson>`
    select l.id, l.date, l.slot from timetable.lesson l join calendar.calendar_entry q on q.id = ${quarter_id}
    where l.id = ${id} and l.group_id = ${group_id} and l.takes_place and l.date between q.start_date and q.end_date`.execute(
    db,
  )
  return rows[0] ?? null
}

/** The work with what is asked of it, held till the end of the transaction. @throws Refusal 403, 404, 409 */
async function readAsked(reading: Reading, id: number, change: Change): Promise<Asked> {
  const { db, today, rooms } = reading
  const [row] = await holdWorks(db, sql<boolean>`w.id = ${id}`)
  if (!row) throw notFound()
  const lessonId = change.lesson_id === undefined ? row.lesson_id : change.lesson_id
  const group = await readPlanningGroup(reading, row.group_id, lessonId)
  requirePlanner(group)
  if (row.version !== change.version) throw outdated(msg`Работу изменил кто-то ещё: её тема сейчас «${row.title}»`)
  const lesson = await readLesson(reading, row, lessonId)
  const [scores] = await rooms.scoresOfWorks(db, [id])
  const objection = workObjection({
    isQuarterClosed: isQuarterClosed(group, row.quarter_id, today),
    maximum: row.maximum,
    lesson_id: row.lesson_id,
    scores: scores?.scores ?? 0,
    scoredIn: scores?.lessons ?? [],
    change,
    isLessonFit: lesson !== null,
  })
  return { row, group, lesson, scores, objection }
}

export const changeWorkWith = (rooms: OfHigherRooms) =>
  handle(changeWork, async ({ params, body, db, caller, today, publish, record, http }) => {
    const asked = await readAsked({ db, caller, today, rooms }, params.id, body)
    const { row, lesson, scores, objection } = asked
    if (objection) throw refuse(objection.field, objection.words)
    const after = {
      ...row,
      title: body.title ?? row.title,
      maximum: body.maximum ?? row.maximum,
      lesson_id: body.lesson_id === undefined ? row.lesson_id : body.lesson_id,
    }
    await record(...(await changeWorks(db, [{ before: row, after }])))
    const touched = { groupIds: [row.group_id], quarterIds: [row.quarter_id] }
    if (after.maximum !== row.maximum)
      await rooms.followWorks({ db, caller, publish, today, requestId: http.request.id }, touched)
    await rooms.tellPlan({ db, publish }, touched.groupIds)
    const { group_id: _group, ...shown } = after
    return {
      ...shown,
      date: lesson?.date ?? null,
      slot: lesson?.slot ?? null,
      scores: scores?.scores ?? 0,
      version: row.version + 1,
    }
  })

export const previewWorkWith = (rooms: OfHigherRooms) =>
  handle(previewWork, async ({ params, body, db, caller, today }) => {
    const { row, lesson, objection } = await readAsked({ db, caller, today, rooms }, params.id, body)
    if (objection) return { obstacles: [objection.words.toString()], effects: [] }
    const quarter = await readQuarter({ db, caller, today }, row.quarter_id)
    if (!quarter || !lesson) return { obstacles: [], effects: [] }
    const groups = groupsAround([row.group_id])
    const works = await readWorks({ db, caller, today }, groups, quarter)
    const { last } = await readDays({ db, caller, today }, groups, quarter)
    const dated = works
      .map((one) => (one.id === row.id ? { ...one, date: lesson.date, slot: lesson.slot, lesson_id: lesson.id } : one))
      .filter(isDated)
    const broken = planningWarnings(dated.map(asDated), last === null ? [] : [last])
      .filter(({ work_ids }) => work_ids.includes(row.id))
      .map(({ text }) => text)
    return {
      obstacles: [],
      effects: broken.length > 0 ? [{ title: t`Нарушит правила планирования`, items: broken }] : [],
    }
  })

import { sql } from 'kysely'
import { mayMarkLesson, mayReadGroup } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import { conflict, forbidden, notFound, refuse } from '#platform/server/refusal.ts'
import type { GridLesson } from '../contract/journal.ts'
import { changeLesson } from '../contract/lessons.ts'
import { textObjection, textObjectionText } from '../rules/lesson-objection.ts'
import { closingOfMark, type GroupPeriods } from '../rules/quarter-closing.ts'
import { gridLessonColumns } from './grid/grid-lessons.ts'
import { batchInARow } from './history/batch-in-a-row.ts'
import { gradingOfGroup, quartersOfGroup } from './group-grading.ts'
import { tellJournal } from './tell-journal.ts'

/** Topic and homework of a dated lesson; whoever marks in it writes them, ahead of time too. */
export const change = handle(changeLesson, async ({ params, body, db, caller, today, publish, http }) => {
  const [lesson, group] = [sql.ref('l.id'), sql.ref('l.group_id')]
  const mayMark = mayMarkLesson(caller, lesson, group, today)
  const read = async () => {
    const { rows } = await sql<GridLesson & GroupPeriods & { group_id: number; may_read: boolean }>`
      select ${gridLessonColumns(mayMark)}, l.group_id, ${mayReadGroup(caller, group, today)} as may_read,
        grading.mode, ${quartersOfGroup(sql.ref('g.year_id'), group)} as quarters
      from timetable.lesson l join classes.study_group g on g.id = l.group_id ${gradingOfGroup} where l.id = ${params.id} for no key update of l`.execute(
      db,
    )
    return rows[0]
  }
  const found = await read()
  if (!found || !(found.may_read || found.may_mark)) throw notFound()
  if (!found.may_mark) throw forbidden()
  const { group_id, may_read: _mayRead, mode, quarters, ...before } = found
  const { topic = before.topic, homework = before.homework, version } = body
  if (topic === before.topic && homework === before.homework) return before
  const period = closingOfMark({ mode, quarters }, before.date)
  const objection = textObjection({ is_cancelled: before.status === 'cancelled', period }, today)
  if (objection) throw refuse(body.topic === undefined ? 'homework' : 'topic', textObjectionText[objection])
  if (version !== before.version)
    throw conflict(
      `Урок уже изменён. Сейчас тема: «${before.topic ?? '—'}», задание: «${before.homework ?? '—'}». Обновите журнал`,
    )
  await db
    .updateTable('timetable.lesson')
    .set({ topic, homework, version: version + 1 })
    .where('id', '=', params.id)
    .execute()
  const after = { ...before, topic, homework, version: version + 1 }
  const kept = { topic: before.topic, homework: before.homework }
  const inJournal = sql`h.subject = 'timetable.lesson' and h.subject_id in (
    select own.id from timetable.lesson own where own.group_id = ${group_id})`
  const changed = { subject: 'timetable.lesson', id: params.id, before: kept, after: { topic, homework } }
  await record(db, caller, http.request.id, [changed], await batchInARow(db, caller, inJournal))
  tellJournal(publish, group_id, { lessons: [after] })
  return after
})

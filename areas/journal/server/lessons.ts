import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { changeLesson } from '../contract/lessons.ts'
import { textObjectionText } from '../rules/lesson-objection.ts'
import { lessonToWrite } from './lesson-to-write.ts'
import { tellJournal } from './tell-journal.ts'

/** Topic and homework of a dated lesson; whoever marks in it writes them, ahead of time too. */
export const change = handle(changeLesson, async ({ params, body, db, caller, today, record, publish }) => {
  const { lesson: before, groupId, objection } = await lessonToWrite({ db, caller, today }, params.id)
  const { topic = before.topic, homework = before.homework, version } = body
  if (topic === before.topic && homework === before.homework) return before
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
  await record({ subject: 'timetable.lesson', id: params.id, before: kept, after: { topic, homework } })
  tellJournal(publish, groupId, { lessons: [after] })
  return after
})

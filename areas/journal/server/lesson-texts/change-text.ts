import { sql } from 'kysely'
import { asSaid, msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { record } from '#platform/server/history.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { changeLesson } from '../../contract/lessons.ts'
import { textObjectionText } from '../../rules/lesson-objection.ts'
import { batchInARow } from '../history/batch-in-a-row.ts'
import { withFiles, type FilesOfLesson } from './lesson-files.ts'
import { lessonToWrite } from './lesson-to-write.ts'
import { publishLessons } from '../publish-journal.ts'
import { writeTexts } from './texts.ts'

/** Topic and homework of a dated lesson; whoever marks in it writes them, ahead of time too. */
export const changeLessonWith = (filesOfLesson: FilesOfLesson) =>
  handle(changeLesson, async ({ params, body, db, caller, today, publish, http }) => {
    const { lesson, groupId, objection } = await lessonToWrite({ db, caller, today }, params.id)
    const before = await withFiles(db, lesson, filesOfLesson)
    const { topic = before.topic, homework = before.homework, version } = body
    if (topic === before.topic && homework === before.homework) return before
    if (objection) throw refuse(body.topic === undefined ? 'homework' : 'topic', asSaid(textObjectionText[objection]))
    if (version !== before.version)
      throw conflict(
        msg`Урок уже изменён. Сейчас тема: «${before.topic ?? '—'}», задание: «${before.homework ?? '—'}». Обновите журнал`,
      )
    await writeTexts(db, caller, [{ id: params.id, topic, homework }])
    const after = { ...before, topic, homework, version: version + 1 }
    const kept = { topic: before.topic, homework: before.homework }
    const inJournal = sql`h.subject = 'journal.lesson_text' and h.subject_id in (
    select own.id from timetable.lesson own where own.group_id = ${groupId})`
    const changed = { subject: 'journal.lesson_text', id: params.id, before: kept, after: { topic, homework } }
    await record(db, caller, http.request.id, [changed], await batchInARow(db, caller, inJournal))
    await publishLessons({ db, publish }, groupId, [after])
    return after
  })

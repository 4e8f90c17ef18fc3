import { homeworkDocuments } from '../contract/purpose.ts'
import { sql } from 'kysely'
import type { GridLesson } from '#areas/journal/contract/journal.ts'
import { textObjectionText } from '#areas/journal/rules/lesson-objection.ts'
import {
  lessonToWrite,
  publishLessons,
  withFiles,
  type LessonToWrite,
  type Writing,
} from '#areas/journal/server/index.ts'
import { keepFile } from '#areas/media/server/index.ts'
import { asSaid, msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { notFound, Refusal, refuse } from '#platform/server/refusal.ts'
import {
  addHomeworkFile,
  maxHomeworkFiles,
  removeHomeworkFile,
  restoreHomeworkFile,
} from '../contract/homework-files.ts'
import { filesOfLesson } from './files-of-lesson.ts'

type FiledLesson = LessonToWrite & { lesson: GridLesson }
type CallContext = Writing & { record: (change: Change) => Promise<void>; publish: Publish }

/** A lesson for who gives it files, with those that it has. */
async function lessonWithFiles(call: Writing, id: number): Promise<FiledLesson> {
  const found = await lessonToWrite(call, id)
  return { ...found, lesson: await withFiles(call.db, found.lesson, filesOfLesson) }
}

/** Files of a closed period stand as its texts do. */
function requireOpen({ objection }: LessonToWrite): void {
  if (objection) throw new Refusal(422, asSaid(textObjectionText[objection]))
}

/** The lowest of the ten places that is free. */
async function freePlace(db: Database, lessonId: number): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select place from generate_series(1, ${maxHomeworkFiles}::int) place where not exists (
      select from homework_files.homework_file hf where hf.lesson_id = ${lessonId} and hf.place = place.place
        and hf.removed_at is null) order by place limit 1`.execute(db)
  const [free] = rows
  if (!free) throw new Refusal(422, msg`К заданию уже приложено ${maxHomeworkFiles} файлов: больше нельзя`)
  return free.place
}

async function recordAndPublish(
  { db, record, publish }: CallContext,
  { lesson, groupId }: FiledLesson,
): Promise<GridLesson> {
  const after = await withFiles(db, lesson, filesOfLesson)
  // all files of a lesson together, by the lesson
  const [before, now] = [{ files: lesson.files }, { files: after.files }]
  await record({ subject: 'homework_files.homework_file', id: lesson.id, before, after: now })
  await publishLessons({ db, publish }, groupId, [after])
  return after
}

const addHomeworkFileHandler = handle(addHomeworkFile, async (call) => {
  const { params, body, db, caller } = call
  const found = await lessonWithFiles(call, params.id)
  const given = await db
    .selectFrom('homework_files.homework_file')
    .where('file_id', '=', body.file_id)
    .where('lesson_id', '=', params.id)
    .where('removed_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (given) return found.lesson
  requireOpen(found)
  const place = await freePlace(db, params.id)
  if (!(await keepFile(db, body.file_id, caller.accountId, homeworkDocuments)))
    throw refuse('file_id', msg`Загрузите файл ещё раз`)
  await db
    .insertInto('homework_files.homework_file')
    .values({ lesson_id: params.id, file_id: body.file_id, place })
    .execute()
  return recordAndPublish(call, found)
})

/** The lesson of a file, whether it stands there or has been taken away; the lesson is locked. */
async function lessonOfFile(call: Writing, id: number) {
  const read = () =>
    call.db
      .selectFrom('homework_files.homework_file')
      .where('id', '=', id)
      .select(['lesson_id', sql<boolean>`removed_at is not null`.as('is_removed')])
      .executeTakeFirst()
  const file = await read()
  if (!file) throw notFound()
  const found = await lessonWithFiles(call, file.lesson_id)
  // another may have done the same before the lesson was locked
  const present = await read()
  if (!present) throw notFound()
  return { found, isRemoved: present.is_removed }
}

const removeHomeworkFileHandler = handle(removeHomeworkFile, async (call) => {
  const { found, isRemoved } = await lessonOfFile(call, call.params.id)
  if (isRemoved) return found.lesson
  requireOpen(found)
  await call.db
    .updateTable('homework_files.homework_file')
    .set({ removed_at: sql<Date>`now()` })
    .where('id', '=', call.params.id)
    .execute()
  return recordAndPublish(call, found)
})

const restoreHomeworkFileHandler = handle(restoreHomeworkFile, async (call) => {
  const { params, db } = call
  const { found, isRemoved } = await lessonOfFile(call, params.id)
  if (!isRemoved) return found.lesson
  requireOpen(found)
  const place = await freePlace(db, found.lesson.id)
  await db
    .updateTable('homework_files.homework_file')
    .set({ removed_at: null, place })
    .where('id', '=', params.id)
    .execute()
  return recordAndPublish(call, found)
})

export const changeFileHandlers = [addHomeworkFileHandler, removeHomeworkFileHandler, restoreHomeworkFileHandler]

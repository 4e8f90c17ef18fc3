import { sql } from 'kysely'
import { lessonsStoodIn } from '#areas/journal/server/index.ts'
import { openDocument } from '#areas/media/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readHomeworkFile } from '../contract/homework-files.ts'
import { mayReadHomework } from './scope/homework.ts'

export const readHomeworkFileHandler = handle(readHomeworkFile, async ({ params, caller, db, today, context }) => {
  const lesson = { lesson: sql.ref('l.id'), group: sql.ref('l.group_id'), date: sql.ref('l.date') }
  const stoodIn = caller.client === 0 ? await lessonsStoodIn(db, caller, today, null) : []
  const file = await db
    .selectFrom('homework_files.homework_file as hf')
    .innerJoin('media.file as f', 'f.id', 'hf.file_id')
    .innerJoin('timetable.lesson as l', 'l.id', 'hf.lesson_id')
    .where('hf.id', '=', params.id)
    .where('hf.removed_at', 'is', null)
    .where(mayReadHomework(caller, lesson, { today, stoodIn }))
    .select(['f.stem', 'f.name', 'f.mime'])
    .executeTakeFirst()
  if (!file) throw notFound()
  return openDocument(context, file)
})

import { sql, type RawBuilder } from 'kysely'
import { hasHomeworkText, type FilesOfLesson } from '#areas/journal/server/index.ts'

/** Whether a lesson has homework as a file. */
export const hasFiles = (lesson: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from homework_files.homework_file f where f.lesson_id = ${lesson} and f.removed_at is null)`

/** Files that the homework of a lesson has now, as a list of `HomeworkFile`, in the order they were given; asked for where there are any. */
export const filesOfLesson: FilesOfLesson = (lesson) => sql`case when ${hasFiles(lesson)} then (
  select jsonb_agg(jsonb_build_object('id', hf.id, 'name', f.name, 'size', f.size, 'mime', f.mime) order by hf.id)
  from homework_files.homework_file hf join media.file f on f.id = hf.file_id
  where hf.lesson_id = ${lesson} and hf.removed_at is null) else '[]' end`

/** Whether a lesson has homework, in words or as a file. */
export const hasHomework = (lesson: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${hasHomeworkText(lesson)} or ${hasFiles(lesson)})`

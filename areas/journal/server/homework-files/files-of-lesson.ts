import { sql, type RawBuilder } from 'kysely'

/** Files that the homework of a lesson has now, as a list of `HomeworkFile`, in the order they were given. */
export const homeworkFiles = (lesson: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', hf.id, 'name', f.name, 'size', f.size, 'mime', f.mime)
    order by hf.id), '[]')
  from journal.homework_file hf join media.file f on f.id = hf.file_id
  where hf.lesson_id = ${lesson} and hf.removed_at is null)`

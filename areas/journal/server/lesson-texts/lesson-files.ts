import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { GridLesson } from '../../contract/journal.ts'

/** Files of a lesson's homework as a list of `HomeworkFile`, in the order they were given: a higher room keeps them. */
export type FilesOfLesson = (lesson: RawBuilder<unknown>) => RawBuilder<unknown>

/** A lesson of a journal without the files of its homework. */
export type JournalLesson = Omit<GridLesson, 'files'>

/** A lesson with the files that its homework has now. */
export async function withFiles(
  db: Database,
  lesson: JournalLesson,
  filesOfLesson: FilesOfLesson,
): Promise<GridLesson> {
  const { rows } = await sql<Pick<GridLesson, 'files'>>`
    select ${filesOfLesson(sql`${lesson.id}::bigint`)} as files`.execute(db)
  return { ...lesson, files: rows[0]?.files ?? [] }
}

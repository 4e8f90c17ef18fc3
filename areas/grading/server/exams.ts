import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Whether an exam ends the year of a line of the РУП, by its id. */
export const hasExam = (line: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from grading.exam planned where planned.line_id = ${line})`

/** Plans the exams of lines; one that is planned stays as it is. */
export async function planExams(db: Database, lines: readonly number[], authorId: number | null): Promise<void> {
  await sql`insert into grading.exam (line_id, author_id)
    select line_id, ${authorId}::integer from unnest(${[...lines]}::integer[]) given(line_id)
    on conflict do nothing`.execute(db)
}

export async function dropExam(db: Database, line: number): Promise<void> {
  await db.deleteFrom('grading.exam').where('line_id', '=', line).execute()
}

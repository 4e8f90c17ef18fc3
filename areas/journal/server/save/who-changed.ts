import { sql } from 'kysely'
import { shortName } from '#areas/people/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { whoChanged, type Author, type ChangedBy, type ConflictingRows } from '#platform/server/steps/index.ts'

export const scoreTable = 'journal.score'
export const missTable = 'journal.miss'

/** Marks and misses of a group that a writer has come upon. */
interface Come {
  groupId: number
  writer: Author
}

/** Who stands behind marks and misses of a group that a writer has come upon. @returns answers by table and id */
export const whoChangedMarks = (
  db: Database,
  { groupId, writer }: Come,
  rows: readonly ConflictingRows[],
): Promise<(table: string, id: number) => ChangedBy | null> =>
  whoChanged(db, rows, {
    includes: (column) => sql<boolean>`exists (
      select from timetable.lesson own where own.id = ${column('lesson_id')}::bigint and own.group_id = ${groupId})`,
    nameOfPerson: (id) => sql`(select ${shortName('p')} from people.person p where p.id = ${id})`,
    nameOfAccount: (id) => sql`(select ${shortName('p')} from people.person p where p.admin_user_id = ${id})`,
    writer,
  })

/** Who changed one row last. */
export const whoChangedMark = async (db: Database, come: Come, table: string, id: number): Promise<ChangedBy | null> =>
  (await whoChangedMarks(db, come, [{ table, standing: [id], gone: [] }]))(table, id)

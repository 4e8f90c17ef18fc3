import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { recordRows, type BulkTrace } from '#platform/server/history.ts'
import { stayInHistory } from './group-in-history.ts'

/** Times in groups that go, that end by another day, `isLater` than before or earlier, that are made; `until` is the first day after one. */
export interface StayWrites {
  gone: readonly number[]
  changed: readonly { id: number; until: string; isLater: boolean }[]
  made: readonly { student_id: number; group_id: number; from: string; until: string }[]
}

/** Writes times in groups with their history, thousands at once: first what ends, for a student is in one group of a course at a time. */
export async function writeGroupStays(
  db: Database,
  { gone, changed, made }: StayWrites,
  { actor, requestId, batch }: BulkTrace,
): Promise<void> {
  const recorded = (rows: RawBuilder<unknown>) =>
    recordRows(actor, { subject: 'classes.group_member', requestId, batch: sql`${batch}` }, rows)
  if (gone.length > 0)
    await sql`with gone as (delete from classes.group_member where id = any(${[...gone]}::bigint[]) returning *)
      ${recorded(sql`select now() as at, gone.id, ${stayInHistory('gone')} as before, null::jsonb as after from gone`)}`.execute(
      db,
    )
  const write = (some: StayWrites['changed']) =>
    sql`with former as (
        select m.*, row.until from classes.group_member m
          join jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as row(id bigint, until date) on row.id = m.id),
      latter as (
        update classes.group_member m set during = daterange(lower(m.during), former.until), version = m.version + 1
        from former where former.id = m.id returning m.*)
      ${recorded(sql`select now() as at, latter.id, ${stayInHistory('former')} as before, ${stayInHistory('latter')} as after
        from latter join former on former.id = latter.id`)}`.execute(db)
  const [earlier, later] = [changed.filter(({ isLater }) => !isLater), changed.filter(({ isLater }) => isLater)]
  if (earlier.length > 0) await write(earlier)
  if (later.length > 0) await write(later)
  if (made.length > 0)
    await sql`with made as (
        insert into classes.group_member (group_id, course_id, student_id, during)
        select row.group_id, g.course_id, row.student_id, daterange(row.from, row.until)
        from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as row(student_id int, group_id int, "from" date, until date)
          join classes.study_group g on g.id = row.group_id
        order by row.group_id, row.student_id returning *)
      ${recorded(sql`select now() as at, made.id, null::jsonb as before, ${stayInHistory('made')} as after from made`)}`.execute(
      db,
    )
}

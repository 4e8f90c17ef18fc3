import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Miss, Score } from '#areas/journal/contract/journal.ts'
import type { NewResult } from '#areas/results/server/index.ts'
import type { GroupFacts, RareColumns } from '#areas/journal/server/index.ts'
import type { LessonTexts } from '../past/texts-and-results-at.ts'

/** What was kept before works could be retaken has no columns of it. */
export type KeptScore = Omit<Score, 'id' | 'retake' | 'is_comment_internal'> & Partial<RareColumns>
export type KeptMiss = Omit<Miss, 'id'>
export type KeptResult = NewResult & { version: number }
interface OfCell {
  id: number
  lesson_id: number
  student_id: number
}
/** What a batch made of a row: null before it was made, null after it was taken away. */
export type MarkBatchRow = OfCell &
  (
    | { subject: 'score'; before: KeptScore | null; after: KeptScore | null }
    | { subject: 'miss'; before: KeptMiss | null; after: KeptMiss | null }
  )
export interface ResultBatchRow {
  subject: 'result'
  id: number
  lesson_id: null
  student_id: number
  before: KeptResult | null
  after: KeptResult | null
}
/** Its id is the lesson's. */
export interface TextBatchRow {
  subject: 'lesson'
  id: number
  lesson_id: number
  student_id: null
  before: LessonTexts
  after: LessonTexts
}
export type BatchRow = MarkBatchRow | ResultBatchRow | TextBatchRow
export interface BatchOfGroup {
  at: string
  account_id: number | null
  who: string | null
  rows: BatchRow[]
}
export const isMark = (row: BatchRow): row is MarkBatchRow => row.subject === 'score' || row.subject === 'miss'
export const isResult = (row: BatchRow): row is ResultBatchRow => row.subject === 'result'
export const isText = (row: BatchRow): row is TextBatchRow => row.subject === 'lesson'

/** Tables of which a batch can be taken back. */
export const undoneTables = sql`'journal.score', 'journal.miss', 'results.period_result', 'journal.lesson_text'`
const keptPart = (field: string) => sql`coalesce(h.after, h.before) ->> ${sql.lit(field)}`

/**
 * What a batch has changed in the journal of a group, each row as it was before the batch and as the batch left it; null where
 * there is no such batch in this group. What a batch made and took away again is no matter of it.
 */
export async function readBatch(db: Database, group: GroupFacts, batch: string): Promise<BatchOfGroup | null> {
  const { rows } = await sql<BatchOfGroup>`
    with written as (
      select h.*, (${keptPart('student_id')})::integer as student_id,
        case when h.subject = 'journal.lesson_text' then h.subject_id else (${keptPart('lesson_id')})::bigint end as lesson_id
      from history.change h where h.batch = ${batch}::uuid and h.subject in (${undoneTables})),
    own as (
      select h.* from written h left join timetable.lesson l on l.id = h.lesson_id
      where l.group_id = ${group.id} or (h.subject = 'results.period_result'
        and (${keptPart('course_id')})::integer = ${group.course_id} and (${keptPart('year_id')})::integer = ${group.year_id}
        and exists (select from classes.group_member m where m.group_id = ${group.id} and m.student_id = h.student_id))),
    changed as (
      select case subject when 'journal.score' then 'score' when 'journal.miss' then 'miss'
          when 'results.period_result' then 'result' else 'lesson' end as subject,
        subject_id as id, min(lesson_id) as lesson_id, min(student_id) as student_id,
        (array_agg(before order by id))[1] as before, (array_agg(after order by id desc))[1] as after
      from own group by subject, subject_id)
    select to_char(min(own.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, min(own.account_id) as account_id,
      (select p.full_name from people.person p where p.admin_user_id = min(own.account_id)) as who,
      (select coalesce(jsonb_agg(to_jsonb(changed) order by subject, id), '[]')
        from changed where before is distinct from after) as rows
    from own having count(*) > 0`.execute(db)
  return rows[0] ?? null
}

/** A change of a cell after a batch, by whom and when (local, `dd.MM.yyyy HH:MM`). */
export interface LaterChange {
  subject: 'score' | 'miss'
  id: number
  lesson_id: number
  student_id: number
  work_id: number | null
  /** The change has made a new row in a cell from which the batch had removed one. */
  is_new: boolean
  who: string | null
  at: string
}

/** The changes of the cells of a batch that were made after it, the newest first. */
export async function readLater(
  db: Database,
  batch: string,
  rows: readonly MarkBatchRow[],
  timeZone: string,
): Promise<LaterChange[]> {
  const lessons = [...new Set(rows.map(({ lesson_id }) => lesson_id))]
  const students = [...new Set(rows.map(({ student_id }) => student_id))]
  const { rows: found } = await sql<LaterChange>`
    with own as materialized (select max(id) as last, min(at) as at from history.change where batch = ${batch}::uuid)
    select case h.subject when 'journal.score' then 'score' else 'miss' end as subject, h.subject_id as id,
      (coalesce(h.after, h.before) ->> 'lesson_id')::bigint as lesson_id,
      (coalesce(h.after, h.before) ->> 'student_id')::integer as student_id,
      (coalesce(h.after, h.before) ->> 'work_id')::integer as work_id, h.before is null as is_new,
      who.full_name as who, to_char(h.at at time zone ${timeZone}, 'DD.MM.YYYY HH24:MI') as at
    from history.change h
    left join people.person who on who.admin_user_id = h.account_id
    where h.subject in ('journal.score', 'journal.miss')
      and (coalesce(h.after, h.before) ->> 'lesson_id')::bigint = any(${lessons}::bigint[])
      and (coalesce(h.after, h.before) ->> 'student_id')::integer = any(${students}::integer[])
      and h.id > (select last from own) and h.batch is distinct from ${batch}::uuid
    order by h.id desc`.execute(db)
  return found
}

/** By whom and when (local, `dd.MM.yyyy HH:MM`) a row was changed last after a batch. */
export type LastChange = Pick<LaterChange, 'id' | 'who' | 'at'>

/** Of results or lessons that a batch has changed, who changed them since, by id. */
export async function readLastChanges(
  db: Database,
  batch: string,
  subject: 'results.period_result' | 'journal.lesson_text',
  ids: readonly number[],
  timeZone: string,
): Promise<Map<number, LastChange>> {
  const { rows } = await sql<LastChange>`
    select distinct on (h.subject_id) h.subject_id as id, who.full_name as who,
      to_char(h.at at time zone ${timeZone}, 'DD.MM.YYYY HH24:MI') as at
    from history.change h left join people.person who on who.admin_user_id = h.account_id
    where h.subject = ${subject} and h.subject_id = any(${[...ids]}::bigint[])
      and h.id > (select max(id) from history.change where batch = ${batch}::uuid)
    order by h.subject_id, h.id desc`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

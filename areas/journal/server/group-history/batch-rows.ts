import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Miss, Score } from '../../contract/journal.ts'

export type KeptScore = Omit<Score, 'id'>
export type KeptMiss = Omit<Miss, 'id'>
interface OfRow {
  id: number
  lesson_id: number
  student_id: number
}
/** What a batch made of a row: null before it was made, null after it was taken away. */
export type BatchRow = OfRow &
  (
    | { subject: 'score'; before: KeptScore | null; after: KeptScore | null }
    | { subject: 'miss'; before: KeptMiss | null; after: KeptMiss | null }
  )
export interface BatchOfGroup {
  at: string
  account_id: number | null
  who: string | null
  rows: BatchRow[]
}

/**
 * The marks and misses of a group that a batch has changed, each as it was before the batch and as the batch left it; null
 * where there is no such batch in this group. What a batch made and took away again is no matter of it.
 */
export async function readBatch(db: Database, groupId: number, batch: string): Promise<BatchOfGroup | null> {
  const { rows } = await sql<BatchOfGroup>`
    with own as (
      select h.* from history.change h
      join timetable.lesson l on l.id = (coalesce(h.after, h.before) ->> 'lesson_id')::bigint
      where h.batch = ${batch}::uuid and h.subject in ('journal.score', 'journal.miss') and l.group_id = ${groupId}),
    changed as (
      select case subject when 'journal.score' then 'score' else 'miss' end as subject, subject_id as id,
        (array_agg(before order by id))[1] as before, (array_agg(after order by id desc))[1] as after
      from own group by subject, subject_id)
    select to_char(min(own.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, min(own.account_id) as account_id,
      (select p.full_name from people.person p where p.admin_user_id = min(own.account_id)) as who,
      (select coalesce(jsonb_agg(jsonb_build_object('subject', subject, 'id', id, 'before', before, 'after', after,
          'lesson_id', (coalesce(after, before) ->> 'lesson_id')::bigint,
          'student_id', (coalesce(after, before) ->> 'student_id')::integer) order by subject, id), '[]')
        from changed where before is not null or after is not null) as rows
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
  /** It made the row: another stands where the batch took one away. */
  is_new: boolean
  who: string | null
  at: string
}

/** What has been written into the cells of a batch since, the newest first. */
export async function readLater(
  db: Database,
  batch: string,
  rows: readonly BatchRow[],
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

import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Miss, Score } from '#areas/journal/contract/journal.ts'
import { withRare, type RareColumns } from '#areas/journal/server/index.ts'

/** A row of the history as it was before a change; ids and what only the server needs aside. */
type Kept<Row extends { id: number }> = Omit<Row, 'id'> & { author_id?: unknown }
/** What was kept before works could be retaken has no columns of it. */
type KeptScore = Kept<Omit<Score, 'retake' | 'is_comment_internal'>> & Partial<RareColumns>
interface Row {
  scores: (KeptScore & { id: number })[]
  misses: Miss[]
  former: { subject: string; id: number; before: KeptScore | Kept<Miss> }[]
}

const scoreOf = (id: number, kept: KeptScore): Score => {
  const { lesson_id, student_id, type, value, maximum, work_id, comment, version } = kept
  const { former_value = null, retaken_on = null, is_comment_internal = false } = kept
  const score = { id, lesson_id, student_id, type, value, maximum, work_id, comment, version }
  return withRare(score, { former_value, retaken_on, is_comment_internal })
}
const missOf = (id: number, kept: Kept<Miss>): Miss => {
  const { lesson_id, student_id, kind_id, minutes, reason, version } = kept
  return { id, lesson_id, student_id, kind_id, minutes, reason, version }
}

/**
 * Marks and misses of a group's lessons as they stood before a moment, in one statement: what has not been touched since
 * stands as it is, the rest as it was before its first change after the moment. The cost is that of the later changes, not
 * of all history.
 */
export async function readMarksAt(db: Database, groupId: number, moment: RawBuilder<unknown>) {
  // lesson by lesson: joined, what all journals hold would be read
  const standing = (table: 'score' | 'miss') => sql`own cross join lateral (
    select * from ${sql.table(`journal.${table}`)} one where one.lesson_id = own.id and one.changed_at < ${moment} offset 0)`
  const { rows } = await sql<Row>`
    with own as materialized (select id from timetable.lesson where group_id = ${groupId}),
    later as materialized (
      select distinct on (h.subject, h.subject_id) h.subject, h.subject_id, h.before
      from own cross join lateral (
        select h.subject, h.subject_id, h.before, h.id from history.change h
        where h.subject in ('journal.score', 'journal.miss')
          and (coalesce(h.after, h.before) ->> 'lesson_id')::bigint = own.id and h.at >= ${moment} offset 0) h
      order by h.subject, h.subject_id, h.id)
    select
      (select coalesce(jsonb_agg(to_jsonb(s) - '{client_id,author_id,changed_at}'::text[] order by s.id), '[]')
        from ${standing('score')} s where not exists (select from later where later.subject = 'journal.score' and later.subject_id = s.id)) as scores,
      (select coalesce(jsonb_agg(to_jsonb(m) - '{client_id,author_id,changed_at}'::text[] order by m.id), '[]')
        from ${standing('miss')} m where not exists (select from later where later.subject = 'journal.miss' and later.subject_id = m.id)) as misses,
      (select coalesce(jsonb_agg(jsonb_build_object('subject', subject, 'id', subject_id, 'before', before)), '[]')
        from later where before is not null) as former`.execute(db)
  const { scores, misses, former } = rows[0] as Row
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  const formerScores = former.flatMap(({ subject, id, before }) =>
    subject === 'journal.score' ? [scoreOf(id, before as KeptScore)] : [],
  )
  const formerMisses = former.flatMap(({ subject, id, before }) =>
    subject === 'journal.miss' ? [missOf(id, before as Kept<Miss>)] : [],
  )
  return {
    scores: [...scores.map((score) => scoreOf(score.id, score)), ...formerScores].toSorted(byId),
    misses: [...misses, ...formerMisses].toSorted(byId),
  }
}

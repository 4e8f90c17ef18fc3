import { sql, type RawBuilder } from 'kysely'
import type { Miss, Score } from '#areas/journal/contract/journal.ts'
import { withRare, type RareColumns } from '#areas/journal/server/index.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'

/** A row of the history as it was before a change; ids and what only the server needs aside. */
type Kept<Row extends { id: number }> = Omit<Row, 'id'> & { author_id?: unknown }
/** What was kept before works could be retaken has no columns of it. */
type KeptScore = Kept<Omit<Score, 'retake' | 'is_comment_internal'>> & Partial<RareColumns>
type ScoreTuple = [
  id: number,
  lesson: number,
  student: number,
  type: Score['type'],
  value: number,
  maximum: number,
  work: number | null,
  comment: string,
  version: number,
  former: RareColumns['former_value'],
  retaken: RareColumns['retaken_on'],
  internal: boolean,
]
interface Row {
  scores: ScoreTuple[]
  misses: Miss[]
  former: [subject: string, id: number, before: KeptScore | Kept<Miss>][]
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

const standingScore = (tuple: ScoreTuple): Score => {
  const [id, lesson_id, student_id, type, value, maximum, work_id, comment, version, former, retaken, internal] = tuple
  const score = { id, lesson_id, student_id, type, value, maximum, work_id, comment, version }
  return withRare(score, { former_value: former, retaken_on: retaken, is_comment_internal: internal })
}

/**
 * Marks and misses of a group's lessons as they stood before a moment, as a query for `marksOf`: what has not been touched since
 * stands as it is, the rest as it was before its first change after the moment. The cost is that of the later changes, not
 * of all history.
 */
export function marksAt(groupId: number, moment: RawBuilder<unknown>) {
  // lesson by lesson: joined, what all journals hold would be read
  const standing = (table: 'score' | 'miss') => sql`own cross join lateral (
    select * from ${sql.table(`journal.${table}`)} one where one.lesson_id = own.id and one.changed_at < ${moment} offset 0)`
  return sql<Row>`
    with own as materialized (select id from timetable.lesson where group_id = ${unseenByPlan(sql`${groupId}::integer`)}),
    later as materialized (
      select distinct on (h.subject, h.subject_id) h.subject, h.subject_id, h.before
      from own cross join lateral (
        select h.subject, h.subject_id, h.before, h.id from history.change h
        where h.subject in ('journal.score', 'journal.miss')
          and (coalesce(h.after, h.before) ->> 'lesson_id')::bigint = own.id and h.at >= ${moment} offset 0) h
      order by h.subject, h.subject_id, h.id)
    select
      (select coalesce(json_agg(json_build_array(s.id, s.lesson_id, s.student_id, s.type, s.value, s.maximum, s.work_id, s.comment,
          s.version, s.former_value, s.retaken_on, s.is_comment_internal)), '[]')
        from ${standing('score')} s where not exists (select from later where later.subject = 'journal.score' and later.subject_id = s.id)) as scores,
      (select coalesce(json_agg(json_build_object('id', m.id, 'lesson_id', m.lesson_id, 'student_id', m.student_id, 'kind_id', m.kind_id,
          'minutes', m.minutes, 'reason', m.reason, 'version', m.version)), '[]')
        from ${standing('miss')} m where not exists (select from later where later.subject = 'journal.miss' and later.subject_id = m.id)) as misses,
      (select coalesce(json_agg(json_build_array(subject, subject_id, before)), '[]')
        from later where before is not null) as former`
}

/** Marks and misses by their numbers. */
export function marksOf({ scores, misses, former }: Row): { scores: Score[]; misses: Miss[] } {
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  const formerScores = former.flatMap(([subject, id, before]) =>
    subject === 'journal.score' ? [scoreOf(id, before as KeptScore)] : [],
  )
  const formerMisses = former.flatMap(([subject, id, before]) =>
    subject === 'journal.miss' ? [missOf(id, before as Kept<Miss>)] : [],
  )
  return {
    scores: [...scores.map(standingScore), ...formerScores].toSorted(byId),
    misses: [...misses, ...formerMisses].toSorted(byId),
  }
}

import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Score } from '../../contract/journal.ts'
import { withRare } from '../save/rare.ts'
import { span, type GridQuery } from './grid-rows.ts'

/** Columns that every mark has, each a list with a value for each mark. */
type ScoreColumns = [
  ids: number[],
  lessons: number[],
  students: number[],
  types: Score['type'][],
  values: number[],
  maxima: number[],
  versions: number[],
]
/** Of a mark that has any of them. */
type RareTuple = [
  id: number,
  work_id: number | null,
  comment: string | null,
  former_value: number | null,
  retaken_on: string | null,
  is_comment_internal: boolean,
]

function scoresOf(
  [ids, lessons, students, types, values, maxima, versions]: ScoreColumns,
  rare: readonly RareTuple[],
): Score[] {
  const rareOf = new Map(rare.map((tuple) => [tuple[0], tuple]))
  const scores = ids.map((id, at) => {
    const [, work_id = null, comment = null, former_value = null, retaken_on = null, isInternal = false] =
      rareOf.get(id) ?? []
    return withRare(
      {
        id,
        lesson_id: lessons[at]!,
        student_id: students[at]!,
        type: types[at]!,
        value: values[at]!,
        maximum: maxima[at]!,
        work_id,
        comment,
        version: versions[at]!,
      },
      { former_value, retaken_on, is_comment_internal: isInternal },
    )
  })
  return scores.sort((one, other) => one.id - other.id)
}

/**
 * Marks on lessons of the days asked for; with a quarter also those of its works that were written later, whose lessons
 * are not among the days. In the order of their ids, whichever way they are found: the same rows are the same answer. They come as
 * one JSON of columns, and of tuples for what few of them have: thousands of rows read field by field would cost four times as much,
 * as tuples of all fields twice.
 */
export async function readScores(db: Database, gridQuery: GridQuery): Promise<Score[]> {
  const written = sql`
    select s.* from ${span(gridQuery)}
    join timetable.lesson l on l.group_id = ${gridQuery.groupId} and l.date between span.first and span.last
    join journal.score s on s.lesson_id = l.id`
  const late = sql`
    union select s.* from assessments.work w join journal.score s on s.work_id = w.id
    where w.group_id = ${gridQuery.groupId} and w.quarter_id = ${gridQuery.quarterId}`
  const isRare = sql`num_nonnulls(s.work_id, s.comment, s.former_value, s.retaken_on) > 0 or s.is_comment_internal`
  const { rows } = await sql<{ columns: ScoreColumns; rare: RareTuple[]; times: number }>`
    select count(*) as times,
      json_build_array(array_agg(s.id), array_agg(s.lesson_id), array_agg(s.student_id), array_agg(s.type), array_agg(s.value),
        array_agg(s.maximum), array_agg(s.version)) as columns,
      coalesce(json_agg(json_build_array(s.id, s.work_id, s.comment, s.former_value, s.retaken_on, s.is_comment_internal))
        filter (where ${isRare}), '[]') as rare
    from (${written} ${gridQuery.quarterId === undefined ? sql`` : late}) s`.execute(db)
  const [found] = rows
  return found === undefined || found.times === 0 ? [] : scoresOf(found.columns, found.rare)
}

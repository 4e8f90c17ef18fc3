import { sql, type RawBuilder } from 'kysely'
import type { Score } from '../../contract/journal.ts'
import { withRare } from '../save/rare.ts'
import { span, type GridQuery } from './grid-rows.ts'

/** What few marks have. */
type Rare = [
  id: number,
  type: Score['type'],
  maximum: number,
  version: number,
  work_id: number | null,
  comment: string | null,
  former_value: number | null,
  retaken_on: string | null,
  is_comment_internal: boolean,
]
/** Marks by columns, in no order; and of those that have something which others have not, all of it. */
interface MarkColumns {
  ids: number[]
  lessons: number[]
  students: number[]
  values: number[]
  rare: Rare[]
}

/** Of a mark for what is done in lessons, which has not been changed: by most policies. */
const usualMaximum = 10
const isRare = sql`s.type <> 'fo' or s.maximum <> ${sql.lit(usualMaximum)} or s.version > 1 or s.is_comment_internal
  or num_nonnulls(s.work_id, s.comment, s.former_value, s.retaken_on) > 0`
const rare = sql`json_build_array(s.id, s.type, s.maximum, s.version, s.work_id, s.comment, s.former_value, s.retaken_on,
  s.is_comment_internal)`
const of = (values: RawBuilder<unknown>) => sql`coalesce(json_agg(${values}), '[]')`

/**
 * Marks on lessons of the days asked for; with a quarter also those of its works that were written later, whose lessons
 * are not among the days. They come by columns: thousands of rows read field by field would cost four times as much, lists of all of them twice.
 */
export const gridMarks = (gridQuery: GridQuery): RawBuilder<MarkColumns> => {
  const lessons = sql`select l.id from ${span(gridQuery)} join timetable.lesson l
    on l.group_id = ${gridQuery.groupId} and l.date between span.first and span.last`
  const inDays = sql`select s.* from journal.score s where s.lesson_id = any(array(${lessons}))`
  const late = sql`select s.* from assessments.work w join journal.score s on s.work_id = w.id
    where w.group_id = ${gridQuery.groupId} and w.quarter_id = ${gridQuery.quarterId} and s.lesson_id not in (${lessons})`
  return sql`
    select ${of(sql`s.id`)} as ids, ${of(sql`s.lesson_id`)} as lessons, ${of(sql`s.student_id`)} as students,
      ${of(sql`s.value`)} as values, coalesce(json_agg(${rare}) filter (where ${isRare}), '[]') as rare
    from (${gridQuery.quarterId === undefined ? inDays : sql`${inDays} union all ${late}`}) s`
}

function unusual(mark: Score, rare: Rare): Score {
  const [, type, maximum, version, work_id, comment, former_value, retaken_on, is_comment_internal] = rare
  return withRare(
    { ...mark, type, maximum, version, work_id, comment },
    { former_value, retaken_on, is_comment_internal },
  )
}

/** In the order of their ids, whichever way they are found: the same rows are the same answer. */
export function scoresOf({ ids, lessons, students, values, rare }: MarkColumns): Score[] {
  const rareById = new Map(rare.map((one) => [one[0], one]))
  const type = 'fo'
  const [maximum, work_id, comment, version] = [usualMaximum, null, null, 1]
  return ids
    .map((id, at) => {
      const [lesson_id, student_id, value] = [lessons[at]!, students[at]!, values[at]!]
      const mark: Score = { id, lesson_id, student_id, type, value, maximum, work_id, comment, version }
      const own = rareById.get(id)
      return own === undefined ? mark : unusual(mark, own)
    })
    .sort((one, other) => one.id - other.id)
}

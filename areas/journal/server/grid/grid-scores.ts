import { sql, type RawBuilder } from 'kysely'
import type { Score } from '../../contract/journal.ts'
import { withRare, type RareColumns } from '../save/rare.ts'
import { span, type GridQuery } from './grid-rows.ts'

/** What few marks have. */
type Rare = [id: number, own: Pick<Score, 'type' | 'maximum' | 'version' | 'work_id' | 'comment'>, rare: RareColumns]
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
const rare = sql`json_build_array(s.id,
  json_build_object('type', s.type, 'maximum', s.maximum, 'version', s.version, 'work_id', s.work_id, 'comment', s.comment),
  json_build_object('former_value', s.former_value, 'retaken_on', s.retaken_on, 'is_comment_internal', s.is_comment_internal))`
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

/** In the order of their ids, whichever way they are found: the same rows are the same answer. */
export function scoresOf({ ids, lessons, students, values, rare }: MarkColumns): Score[] {
  const rareById = new Map(rare.map((one) => [one[0], one]))
  const usual = { type: 'fo', maximum: usualMaximum, work_id: null, comment: null, version: 1 } as const
  const scores = ids.map((id, at): Score => {
    const mark = { id, lesson_id: lessons[at]!, student_id: students[at]!, value: values[at]!, ...usual }
    const own = rareById.get(id)
    return own === undefined ? mark : withRare({ ...mark, ...own[1] }, own[2])
  })
  return scores.sort((one, other) => one.id - other.id)
}

import { sql, type RawBuilder } from 'kysely'
import type { Score } from '../../contract/journal.ts'
import { withRare } from '../save/rare.ts'
import { span, type GridQuery } from './grid-rows.ts'

/** What few marks have. */
type Rare = [
  type: Score['type'],
  work_id: number | null,
  comment: string | null,
  former_value: number | null,
  retaken_on: string | null,
  is_comment_internal: boolean,
]
const usual: Rare = ['fo', null, null, null, null, false]
type MarkTuple = [id: number, student_id: number, value: number, maximum: number, version: number, rare: Rare | null]
/** Marks of a lesson, as JSON of tuples. */
interface LessonMarks {
  lesson_id: number
  marks: string
}

function toScore(lesson_id: number, [id, student_id, value, maximum, version, rare]: MarkTuple): Score {
  const [type, work_id, comment, former_value, retaken_on, is_comment_internal] = rare ?? usual
  const score = { id, lesson_id, student_id, type, value, maximum, work_id, comment, version }
  return rare === null ? score : withRare(score, { former_value, retaken_on, is_comment_internal })
}

const isRare = sql`s.type <> 'fo' or s.is_comment_internal or num_nonnulls(s.work_id, s.comment, s.former_value, s.retaken_on) > 0`
const marks = sql`'[[' || string_agg(concat_ws(',', s.id, s.student_id, s.value, s.maximum, s.version, case when ${isRare}
  then json_build_array(s.type, s.work_id, s.comment, s.former_value, s.retaken_on, s.is_comment_internal)::text else 'null' end), '],[') || ']]' as marks`

/**
 * Marks on lessons of the days asked for; with a quarter also those of its works that were written later, whose lessons
 * are not among the days. They come as a text for each lesson: thousands of rows read field by field would cost four times as much, lists of all of them half as much again.
 */
export const gridMarks = (gridQuery: GridQuery): RawBuilder<LessonMarks> => {
  const lessons = sql`${span(gridQuery)} join timetable.lesson l on l.group_id = ${gridQuery.groupId} and l.date between span.first and span.last`
  const late = sql`union all
    select s.lesson_id, ${marks} from assessments.work w join journal.score s on s.work_id = w.id
    where w.group_id = ${gridQuery.groupId} and w.quarter_id = ${gridQuery.quarterId}
      and s.lesson_id not in (select l.id from ${lessons})
    group by s.lesson_id`
  return sql`
    select l.id as lesson_id, found.marks from ${lessons}
      cross join lateral (select ${marks} from journal.score s where s.lesson_id = l.id) found
    where found.marks is not null ${gridQuery.quarterId === undefined ? sql`` : late}`
}

/** In the order of their ids, whichever way they are found: the same rows are the same answer. */
export const scoresOf = (lessons: readonly LessonMarks[]): Score[] =>
  lessons
    .flatMap(({ lesson_id, marks }) => (JSON.parse(marks) as MarkTuple[]).map((mark) => toScore(lesson_id, mark)))
    .sort((one, other) => one.id - other.id)

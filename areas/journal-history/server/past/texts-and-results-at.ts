import { sql, type RawBuilder } from 'kysely'
import type { GridLesson } from '#areas/journal/contract/journal.ts'
import { keptNumber } from '#areas/journal/server/index.ts'
import { resultColumns, type ResultRow } from '#areas/grading/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import type { ReadableGroup } from '../readable-group.ts'

export type LessonTexts = Pick<GridLesson, 'topic' | 'homework' | 'files'>

const subjects = ['journal.lesson_text', 'homework_files.homework_file']
interface TextRow {
  id: number
  before: Partial<LessonTexts>
}
/** Topic, homework and its files of the lessons that have got others since the moment, as a query for `textsOf`. */
export const textsAt = (groupId: number, moment: RawBuilder<unknown>) => sql<TextRow>`
  with own as materialized (select id from timetable.lesson where group_id = ${unseenByPlan(sql`${groupId}::integer`)}),
  first as (
    select distinct on (h.subject_id, h.subject) h.subject_id, h.subject, h.before from history.change h
    where h.subject in (${sql.join(subjects.map((subject) => sql.lit(subject)))})
      and h.subject_id = any(array(select id from own)) and h.at >= ${moment}
    order by h.subject_id, h.subject, h.id)
  select subject_id as id, before from first where before is not null
  order by array_position(${[...subjects]}::text[], subject)`

/** The same by lesson. */
export function textsOf(rows: readonly TextRow[]): Map<number, Partial<LessonTexts>> {
  const texts = new Map<number, Partial<LessonTexts>>()
  for (const { id, before } of rows) texts.set(id, { ...texts.get(id), ...before })
  return texts
}

/** Whether a kept result differed from its marks, as the column `differs` says; of one kept before they were followed it is not known. */
const differedBefore = sql`(before ? 'confirmed_for' and before ->> 'author_id' is not null and before ->> 'type' <> 'exam'
  and not (before ->> 'type' = 'passfail' and before ->> 'recommended' is null)
  and before ->> 'value' is distinct from before ->> 'recommended'
  and before ->> 'recommended' is distinct from before ->> 'confirmed_for')`

/** Set results of the group's students as they stood before a moment, as a query. */
export function resultsAt(group: ReadableGroup, moment: RawBuilder<unknown>) {
  const unseen = (value: number) => unseenByPlan(sql`${value}::integer`)
  const [course, year] = [unseen(group.course_id), unseen(group.year_id)]
  return sql<ResultRow>`
    with own as materialized (select distinct m.student_id from classes.group_member m where m.group_id = ${unseen(group.id)}),
    later as materialized (
      select distinct on (h.subject_id) h.subject_id, h.before, h.id from history.change h
      where h.subject = 'results.period_result' and ${keptNumber('course_id')} = ${course}
        and ${keptNumber('year_id')} = ${year} and h.at >= ${moment}
        and ${keptNumber('student_id')} in (select student_id from own)
      order by h.subject_id, h.id)
    select ${resultColumns} from own join results.period_result r using (student_id)
    where r.course_id = ${course} and r.year_id = ${year} and r.changed_at < ${moment}
      and not exists (select from later where later.subject_id = r.id)
    union all
    select later.subject_id, (before ->> 'student_id')::integer, ${course},
      (before ->> 'quarter_id')::integer, (before ->> 'half')::smallint, before ->> 'type',
      (before ->> 'recommended')::smallint, (before ->> 'percent')::float8, (before ->> 'value')::smallint,
      (before ->> 'confirmed_for')::smallint, ${differedBefore}, before ->> 'reason',
      (select ${shortName('author')} from people.person author where author.id = (before ->> 'author_id')::integer),
      to_char(coalesce((select max(h.at) from history.change h where h.subject = 'results.period_result'
        and h.subject_id = later.subject_id and h.id < later.id), ${moment}) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"'), (before ->> 'version')::integer,
      (before ->> 'policy_id')::integer
    from later where before is not null`
}

import { sql, type RawBuilder } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { ResultType } from '#platform/contract/enumerations.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { resultText } from '#areas/grading/rules/result-value.ts'
import { readResultHistory } from '../../contract/history.ts'
import { keptNumber } from '#areas/journal/server/index.ts'

/** The result, where the caller reads a group of its course in which the student is or was that year. */
const readPlace = (db: Database, caller: Caller, id: number, today: string) =>
  db
    .selectFrom('results.period_result as r')
    .where('r.id', '=', id)
    .where(
      sql<boolean>`exists (select from classes.group_member m join classes.study_group g on g.id = m.group_id
        where m.student_id = r.student_id and g.course_id = r.course_id and g.year_id = r.year_id
          and ${mayReadGroup(caller, sql.ref('g.id'), today)})`,
    )
    .select(['r.id', 'r.student_id', 'r.course_id', 'r.year_id', 'r.quarter_id', 'r.half'])
    .select(sql<ResultType>`r.type`.as('type'))
    .executeTakeFirst()
type Place = NonNullable<Awaited<ReturnType<typeof readPlace>>>

/** Ids of the results that have ever stood in this place: a removed one has another id than its successor. */
const everIn = (place: Place): RawBuilder<unknown> => sql`(
  select ${place.id}::bigint union select h.subject_id from history.change h
  where h.subject = 'results.period_result' and ${keptNumber('student_id')} = ${place.student_id}
    and ${keptNumber('course_id')} = ${place.course_id} and ${keptNumber('year_id')} = ${place.year_id}
    and ${keptNumber('quarter_id')} is not distinct from ${place.quarter_id}::integer
    and ${keptNumber('half')} is not distinct from ${place.half}::integer and h.after ->> 'type' = ${place.type})`

/** What the history shows of results. */
export const resultFields = ['value', 'recommended', 'percent', 'reason']

export const readResultHistoryHandler = handle(readResultHistory, async ({ params, query, caller, db, today }) => {
  const place = await readPlace(db, caller, params.id, today)
  if (!place) throw notFound()
  const format = (field: string, value: string | number | boolean | null) =>
    typeof value === 'number' && (field === 'value' || field === 'recommended') ? resultText(place.type, value) : value
  const where = sql<boolean>`h.subject_id in ${everIn(place)}`
  return readHistory(db, [{ subject: 'results.period_result', where, fields: resultFields, format }], query)
})

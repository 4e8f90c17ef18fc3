import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { t } from '#platform/contract/text.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { NewestRows, PersonDuplicates } from '#platform/server/person-duplicates.ts'

const resultInWords = sql<string>`(select title from curriculum.course where id = g.course_id) || ', ' || coalesce(
  (select title from calendar.calendar_entry where id = g.quarter_id),
  case when g.half is not null then ${sqlText`${sql`g.half`} полугодие`} end, ${sqlText`год`})`

/** Results of a student who is written twice. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'results.period_result.student_id': {
      pair: sql`(g.course_id, g.year_id, g.type) = (k.course_id, k.year_id, k.type)
        and g.quarter_id is not distinct from k.quarter_id and g.half is not distinct from k.half`,
      same: sql`g.value is not distinct from k.value`,
      text: sql`case when g.value is not distinct from k.value then ${resultInWords}
        else ${sqlText`${resultInWords}: у обоих есть итог, и они разные. Исправьте в журнале`} end`,
    },
  },
  newest: async (db) => {
    const { rows } = await sql<NewestRows>`select
      (select coalesce(max(id), 0) from results.period_result) as "results.period_result"`.execute(db)
    return rows[0] ?? {}
  },
  // results in groups that go back: nobody but the school knows whose they are
  since: async (db, { keptId, newest, moved }) => {
    const back = moved.get('classes.group_member')?.map((key) => key['id']) ?? []
    if (back.length === 0) return []
    const { rows } = await sql<{ group: string }>`
      with back as (select distinct group_id, course_id from classes.group_member where id = any(${back}::bigint[]))
      select distinct ${groupInWords(sql.ref('back.group_id'))} as group
      from results.period_result r join back using (course_id)
      where r.student_id = ${keptId} and r.id > ${newest['results.period_result'] ?? 0}
      order by 1 limit 3`.execute(db)
    return rows.length === 0
      ? []
      : [t`итоги (${rows.map(({ group }) => group).join(', ')}). Уберите их в журнале и повторите`]
  },
}

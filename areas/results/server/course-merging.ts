import { sql } from 'kysely'
import { groupInWords } from '#areas/classes/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { CourseMerging } from '#platform/server/course-merging.ts'
import type { NewestRows } from '#platform/server/person-duplicates.ts'

/** A student has one result of a course for a period. */
export const courseMerging: CourseMerging = {
  obstacles: async (db, { gone, kept }) => {
    const { rows } = await sql<{ count: number }>`
      select count(distinct g.student_id) as count from results.period_result g join results.period_result k
        on (k.student_id, k.year_id, k.type) = (g.student_id, g.year_id, g.type)
        and k.quarter_id is not distinct from g.quarter_id and k.half is not distinct from g.half
      where g.course_id = ${gone} and k.course_id = ${kept} having count(*) > 0`.execute(db)
    return rows.map(({ count }) => t`Итоги за один период стоят по обоим предметам, учащихся: ${count}`)
  },
  newest: async (db) => {
    const { rows } = await sql<NewestRows>`select
      (select coalesce(max(id), 0) from results.period_result) as "results.period_result"`.execute(db)
    return rows[0] ?? {}
  },
  // results set in groups that go back: they would stay with the course that the groups leave
  since: async (db, { kept, newest, moved }) => {
    const back = moved.get('classes.study_group')?.map((key) => key['id']) ?? []
    if (back.length === 0) return []
    const { rows } = await sql<{ group: string }>`
      select distinct ${groupInWords(sql.ref('m.group_id'))} as group
      from results.period_result r join classes.group_member m on m.student_id = r.student_id and m.course_id = r.course_id
        join classes.study_group g on g.id = m.group_id and g.year_id = r.year_id
      where r.course_id = ${kept} and r.id > ${newest['results.period_result'] ?? 0} and g.id = any(${back}::integer[])
      order by 1 limit 3`.execute(db)
    return rows.length === 0
      ? []
      : [t`итоги (${rows.map(({ group }) => group).join(', ')}). Уберите их в журнале и повторите`]
  },
}

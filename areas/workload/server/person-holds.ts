import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { PersonHold } from '#platform/server/person-duplicates.ts'

/** Who teaches groups does not go to the archive. */
export const ofGroups: PersonHold = async (db, id, today) => {
  const { rows } = await sql<{ groups: number }>`
    select count(distinct a.group_id) as groups from workload.assignment a
    where a.teacher_id = ${id} and coalesce(upper(a.during), 'infinity') > ${today}::date having count(*) > 0`.execute(
    db,
  )
  return rows.map(({ groups }) => msg`Ведёт занятия групп: ${groups}. Передайте нагрузку другому учителю`)
}

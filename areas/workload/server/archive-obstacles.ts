import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { ArchiveObstacles } from '#platform/server/person-duplicates.ts'

/** A teacher with assigned groups can't be archived. */
export const groupObstacles: ArchiveObstacles = async (db, id, today) => {
  const { rows } = await sql<{ groups: number }>`
    select count(distinct a.group_id) as groups from workload.assignment a
    where a.teacher_id = ${id} and coalesce(upper(a.during), 'infinity') > ${today}::date having count(*) > 0`.execute(
    db,
  )
  return rows.map(({ groups }) => msg`Ведёт занятия групп: ${groups}. Передайте нагрузку другому учителю`)
}

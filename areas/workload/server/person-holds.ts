import { sql } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonHold } from '#platform/server/person-duplicates.ts'

/** Who teaches groups does not go to the archive. */
export const ofGroups: PersonHold = async (db, id, today) => {
  const { rows } = await sql<{ text: string }>`
    select ${sqlText`Ведёт занятия групп: ${sql`count(distinct a.group_id)`}. Передайте нагрузку другому учителю`} as text
    from workload.assignment a
    where a.teacher_id = ${id} and coalesce(upper(a.during), 'infinity') > ${today}::date having count(*) > 0`.execute(
    db,
  )
  return rows.map(({ text }) => text)
}

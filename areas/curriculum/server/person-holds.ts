import { sql } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonHold } from '#platform/server/person-duplicates.ts'

/** Who heads a department does not go to the archive. */
export const ofCathedras: PersonHold = async (db, id) => {
  const { rows } = await sql<{ text: string }>`
    select ${sqlText`Заведует кафедрой «${sql`ca.title`}»: назначьте другого`} as text
    from curriculum.cathedra ca where ca.head_id = ${id}`.execute(db)
  return rows.map(({ text }) => text)
}

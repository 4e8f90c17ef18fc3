import { sql } from 'kysely'
import type { PersonHold } from '#platform/server/person-doubles.ts'

/** Who heads a department does not go to the archive. */
export const ofCathedras: PersonHold = async (db, id) => {
  const { rows } = await sql<{ text: string }>`
    select 'Заведует кафедрой «' || ca.title || '»: назначьте другого' as text
    from curriculum.cathedra ca where ca.head_id = ${id}`.execute(db)
  return rows.map(({ text }) => text)
}

import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { ArchiveObstacles } from '#platform/server/person-duplicates.ts'

/** The head of a department, today's or a coming one, can't be archived. */
export const cathedraObstacles: ArchiveObstacles = async (db, id, today) => {
  const headed = await db
    .selectFrom('curriculum.cathedra_head as h')
    .innerJoin('curriculum.cathedra as ca', 'ca.id', 'h.cathedra_id')
    .where('h.person_id', '=', id)
    .where(sql<boolean>`not h.during << daterange(${today}::date, null)`)
    .select('ca.title')
    .distinct()
    .execute()
  return headed.map(({ title }) => msg`Заведует кафедрой «${title}»: назначьте другого`)
}

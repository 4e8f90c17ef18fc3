import { msg } from '#platform/contract/text.ts'
import type { ArchiveObstacles } from '#platform/server/person-duplicates.ts'

/** The head of a department can't be archived. */
export const cathedraObstacles: ArchiveObstacles = async (db, id) => {
  const headed = await db.selectFrom('curriculum.cathedra').where('head_id', '=', id).select('title').execute()
  return headed.map(({ title }) => msg`Заведует кафедрой «${title}»: назначьте другого`)
}

import { msg } from '#platform/contract/text.ts'
import type { PersonHold } from '#platform/server/person-duplicates.ts'

/** Who heads a department does not go to the archive. */
export const ofCathedras: PersonHold = async (db, id) => {
  const headed = await db.selectFrom('curriculum.cathedra').where('head_id', '=', id).select('title').execute()
  return headed.map(({ title }) => msg`Заведует кафедрой «${title}»: назначьте другого`)
}

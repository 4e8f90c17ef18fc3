import { sql } from 'kysely'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readCathedraHistory } from '../../contract/cathedras.ts'

export const cathedraFields = ['title', 'is_archived']
export const tenureFields = ['person', 'from', 'to']

export const readCathedraHistoryHandler = handle(readCathedraHistory, async ({ params, query, db }) => {
  const { id } = params
  const found = await db.selectFrom('curriculum.cathedra').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound(msg`Кафедра не найдена`)
  const { person_id, ...paging } = query
  const ofCathedra = sql<boolean>`(coalesce(h.after, h.before) ->> 'cathedra_id')::integer = ${id}`
  const ofPerson =
    person_id === undefined
      ? ofCathedra
      : sql<boolean>`${ofCathedra} and (coalesce(h.after, h.before) ->> 'person_id')::integer = ${person_id}`
  return readHistory(
    db,
    [
      ...(person_id === undefined
        ? [{ subject: 'curriculum.cathedra', where: ofRecord(id), fields: cathedraFields }]
        : []),
      { subject: 'curriculum.cathedra_head', where: ofPerson, fields: tenureFields },
      { subject: 'curriculum.cathedra_member', where: ofPerson, fields: tenureFields },
    ],
    paging,
  )
})

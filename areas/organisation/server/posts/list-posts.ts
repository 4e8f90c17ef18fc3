import { sql } from 'kysely'
import { logAudit } from '#areas/access/contract/permissions.ts'
import { mayFindPerson, readHistory } from '#areas/access/server/index.ts'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { maintainsPerson } from '#areas/people/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { listPositions, listPosts, readPostHistory } from '../../contract/posts.ts'
import { sumOfRates } from '../../rules/rates.ts'
import { maintainsStructure } from '../sees-rates.ts'
import { readPosts } from './post-rows.ts'

/** Whether the caller keeps a person whom they may find. @throws 404 */
export async function findPerson(db: Database, caller: Caller, id: number, today: string) {
  const person = sql.ref('p.id')
  const found = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', id)
    .where(mayFindPerson(caller, person, today))
    .select(['p.id', maintainsPerson(caller, person).as('is_maintained')])
    .executeTakeFirst()
  if (!found) throw notFound()
  return { ...found, is_maintained: found.is_maintained && caller.permissions.write.includes(usrUser) }
}

export const listPostsHandler = handle(listPosts, async ({ params, caller, db, today }) => {
  const { id, is_maintained } = await findPerson(db, caller, params.id, today)
  const shows_terms = is_maintained || id === caller.personId || maintainsStructure(caller)
  const items = await readPosts(db, sql<boolean>`e.person_id = ${id}`, today)
  const current = items.filter(({ state }) => state === 'now')
  if (!shows_terms)
    return {
      items: current.map((post) => ({ ...post, rate: null, from: null, to: null })),
      total_rate: null,
      shows_terms,
      may_edit: false,
      today,
    }
  return { items, total_rate: sumOfRates(current.map(({ rate }) => rate)), shows_terms, may_edit: is_maintained, today }
})

export const listPositionsHandler = handle(listPositions, async ({ db, today }) => {
  const { rows } = await sql<{ id: number; title: string; count: number }>`
    select po.id, po.title, count(e.id)::int as count from people.position po
    left join people.employment e on e.position_id = po.id and e.during @> ${today}::date
    group by po.id order by po.title`.execute(db)
  return { items: rows }
})

export const postFields = ['position', 'unit', 'rate', 'from', 'to']

export const readPostHistoryHandler = handle(readPostHistory, async ({ params, query, caller, db, today }) => {
  const { id, is_maintained } = await findPerson(db, caller, params.id, today)
  if (!is_maintained && !caller.permissions.read.includes(logAudit)) throw notFound()
  const where = sql<boolean>`(coalesce(h.after, h.before) ->> 'person_id')::integer = ${id}`
  return readHistory(db, [{ subject: 'people.employment', where, fields: postFields }], query)
})

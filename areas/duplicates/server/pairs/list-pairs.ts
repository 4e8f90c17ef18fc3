import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { listDuplicates, putApart, putTogether, type DuplicatePair, type Likeness } from '../../contract/pairs.ts'
import { kindIds, ownClass } from '#areas/people/server/index.ts'
import { requireMaintainer } from '../merging/persons.ts'
import { likeness } from './likeness.ts'

/** As `PairSide` of the contract, of the person with this id. */
const sideOf = (id: string, caller: Caller, today: string) => sql<DuplicatePair['one']>`(
  select jsonb_build_object('id', p.id, 'full_name', p.full_name, 'kinds', ${kindIds(caller, today)},
    'class', (select own.title from ${ownClass(caller, today)} own), 'is_archived', p.archived_at is not null)
  from people.person p where p.id = ${sql.ref(id)})`

interface Alike {
  one_id: number
  other_id: number
  by: Likeness
}
// from those at school: the archive, which only grows, is not compared with itself
const pairsAlike = sql<Alike>`
  select one_id, other_id, by from (
    select least(a.id, b.id) as one_id, greatest(a.id, b.id) as other_id, ${likeness} as by
    from people.person a join people.person b on b.name_key = a.name_key and b.id <> a.id
    where a.merged_into_id is null and b.merged_into_id is null and a.archived_at is null
      and (b.archived_at is not null or a.id < b.id) offset 0) pair
  where by is not null`

/** Pairs of records alike; which of them is of somebody still at school stands first. */
const listDuplicatesHandler = handle(listDuplicates, async ({ query, caller, db, today }) => {
  requireMaintainer(caller)
  // all persons are compared for a few pairs, which every page, search and order asks anew
  const alike = await remembered(db, pairsAlike)
  const found = db
    .selectFrom(
      sql<Alike>`json_to_recordset(${JSON.stringify(alike)}::json)`.as<'pair'>(
        sql`pair(one_id integer, other_id integer, by text)`,
      ),
    )
    .innerJoin('people.person as a', 'a.id', 'pair.one_id')
    .innerJoin('people.person as b', 'b.id', 'pair.other_id')
    .where(containsWords(sql`(a.search || ' ' || b.search)`, query.search ?? ''))
    .where(
      sql<boolean>`exists (select from duplicates.distinct_pair d
        where d.one_id = pair.one_id and d.other_id = pair.other_id) = ${query.apart ?? false}`,
    )
  const strength = sql`array_position(array['iin', 'birth_date', 'contact', 'name'], pair.by)`
  const rows = found
    .select([
      sideOf('pair.one_id', caller, today).as('one'),
      sideOf('pair.other_id', caller, today).as('other'),
      sql<DuplicatePair['by']>`pair.by`.as('by'),
    ])
    .$if(query.sort === 'likeness', (sorted) => sorted.orderBy(strength, (by) => (query.asc ? by.asc() : by.desc())))
    .orderBy('a.sort_name', (by) => (query.asc ? by.asc() : by.desc()))
    .orderBy('pair.one_id')
    .orderBy('pair.other_id')
  return pageOf(query, found.select(total), rows)
})

interface Given {
  one_id: number
  other_id: number
}
const inOrder = ({ one_id, other_id }: Given) => ({
  one_id: Math.min(one_id, other_id),
  other_id: Math.max(one_id, other_id),
})
/** @throws Refusal 404 */
async function namesOf(db: Database, { one_id, other_id }: Given): Promise<(id: number) => string> {
  const rows = await db
    .selectFrom('people.person')
    .where('id', 'in', [one_id, other_id])
    .select(['id', 'full_name'])
    .execute()
  if (rows.length < 2) throw notFound()
  return (id) => rows.find((row) => row.id === id)?.full_name ?? ''
}

const putApartHandler = handle(putApart, async ({ body, caller, db, record }) => {
  requireMaintainer(caller)
  const pair = inOrder(body)
  const nameOf = await namesOf(db, pair)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('duplicates.distinct_pair')
    .values(pair)
    .onConflict((same) => same.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows)
    await record({
      subject: 'people.person',
      id: pair.one_id,
      after: { merged: msg`другой человек: ${nameOf(pair.other_id)}`.stored() },
    })
  return {}
})
const putTogetherHandler = handle(putTogether, async ({ body, caller, db, record }) => {
  requireMaintainer(caller)
  const pair = inOrder(body)
  const nameOf = await namesOf(db, pair)
  const { numDeletedRows } = await db
    .deleteFrom('duplicates.distinct_pair')
    .where('one_id', '=', pair.one_id)
    .where('other_id', '=', pair.other_id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows)
    await record({
      subject: 'people.person',
      id: pair.one_id,
      after: { merged: msg`снова похож(а): ${nameOf(pair.other_id)}`.stored() },
    })
  return {}
})
export const duplicateHandlers = [listDuplicatesHandler, putApartHandler, putTogetherHandler]

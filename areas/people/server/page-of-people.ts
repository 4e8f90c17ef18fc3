import { sql } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { pageOfIds, type Paging } from '#platform/server/list.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { searchedIds } from '#platform/server/search.ts'
import type { Person } from '../contract/people.ts'
import { inOrder, maskedOf, narrowed, people, type FoundPerson, type ListQuery } from './find-people.ts'
import { ownColumns, ownKindIds, plainColumns, roleIds } from './person-rows.ts'
import { sharedByPages, type SharedByPages } from './shared-by-pages.ts'

/** What is put together of a row and of what the pages share. */
type Joined = Pick<Person, 'roles' | 'groups' | 'class' | 'position'>
interface PersonRow extends Omit<FoundPerson, keyof Joined> {
  role_ids: number[]
  kind_ids: number[]
}

function joined(
  { role_ids, kind_ids, ...row }: PersonRow,
  { roles, positions, appointed, classes, titles }: SharedByPages,
): FoundPerson {
  const [appointedTo, classId] = [appointed[row.id], classes[row.id]]
  return {
    ...row,
    roles: role_ids.flatMap((id) => roles[id] ?? []),
    groups: appointedTo === undefined ? kind_ids : [...kind_ids, ...appointedTo].toSorted((one, other) => one - other),
    class: classId === undefined ? null : { id: classId, title: titles[classId] ?? '' },
    position: positions[row.id] ?? null,
  }
}

/** A page of the persons whom the caller may find, in order, and how many these are. */
export async function findPageOfPeople(db: Database, query: ListQuery & Paging, caller: Caller, today: string) {
  const { found, search, visible } = await narrowed(db, query, caller, today)
  const [{ ids, exact }, shared] = await Promise.all([
    searchedIds(db, found, search, { id: sql.ref('p.id'), inOrder: inOrder(query, caller, today) }),
    sharedByPages(db, caller, today),
  ])
  const tell = (shown: readonly number[]) =>
    people(db)
      .where(sql<boolean>`p.id = any(${numberArray(shown)}::int[])`)
      .select(plainColumns)
      .select(ownColumns(visible))
      .select([roleIds(visible).as('role_ids'), ownKindIds.as('kind_ids')])
      .select(maskedOf(query, caller))
      .$castTo<PersonRow>()
      .execute()
  const page = await pageOfIds(query, ids, tell)
  return { ...page, items: page.items.map((row) => joined(row, shared)), exact }
}

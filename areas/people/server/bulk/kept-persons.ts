import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import { maintainsPerson } from '../scope/index.ts'

const named = async (db: Database, ids: readonly number[], where: RawBuilder<boolean>) => {
  const persons = await db
    .selectFrom('people.person as p')
    .where('p.id', 'in', [...ids])
    .where(where)
    .select(['p.id', 'p.full_name', 'p.admin_user_id'])
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .execute()
  // all of them or none: a list that was shown holds nobody else
  if (persons.length < ids.length) throw notFound(msg`Кого-то из выбранных нет или он вам недоступен. Обновите список`)
  return persons
}

/** These persons, whose records the caller keeps. @throws Refusal 404 where one is not among them */
export const keptPersons = (db: Database, caller: Caller, ids: readonly number[]) =>
  named(db, ids, maintainsPerson(caller, sql.ref('p.id')))

/** These persons, whom the caller may find. @throws Refusal 404 where one is not among them */
export const foundPersons = (db: Database, caller: Caller, ids: readonly number[], today: string) =>
  named(db, ids, mayFindPerson(caller, sql.ref('p.id'), today))

import { sql } from 'kysely'
import { findPersonReasons, mayFindPerson } from '#areas/access/server/index.ts'
import type { AccessSubject } from '#platform/server/access-subject.ts'
import { searched, wordSearch } from '#platform/server/search.ts'
import { ownClass } from './person-rows.ts'

const maxFound = 20

/** Persons whom the caller may find, by name, with the class of today. */
export const findNamed: AccessSubject['find'] = async (db, query, caller, today) => {
  const found = db.selectFrom('people.person as p').where(mayFindPerson(caller, sql.ref('p.id'), today))
  const title = sql<string>`p.full_name || coalesce(' · ' || (select own.title from ${ownClass(caller, today)} own), '')`
  if ('id' in query)
    return found
      .where('p.id', '=', query.id)
      .select(['p.id', title.as('title')])
      .execute()
  const { rows } = await searched(
    db,
    found,
    wordSearch({ written: sql`p.full_name`, text: sql`p.search`, sound: sql`p.sound` }, query.search),
  )
  return rows
    .select(['p.id', title.as('title')])
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .limit(sql.lit(maxFound))
    .execute()
}

/** Why somebody may open a person's card. */
export const personCards: AccessSubject = { id: 'person-card', find: findNamed, reasons: findPersonReasons }

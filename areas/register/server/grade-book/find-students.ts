import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { searched, wordSearch } from '#platform/server/search.ts'
import { findGradeBooks } from '../../contract/grade-book.ts'
import { mayReadGradeBook } from '../scope.ts'

const maxFound = 30

/** The class of a student on the day, else the last one they were in. */
export const lastClass = (today: string) => sql<string | null>`(
  select (select c.title from classes.class c where c.id = m.class_id) from classes.class_member m
  where m.student_id = p.id order by m.during @> ${today}::date desc, m.during desc limit 1)`

export const findGradeBooksHandler = handle(findGradeBooks, async ({ query, caller, db, today }) => {
  const found = db
    .selectFrom('people.person as p')
    .where(sql<boolean>`exists (select from classes.class_member m where m.student_id = p.id)`)
    .where(mayReadGradeBook(caller, sql.ref('p.id'), today))
  const words = wordSearch({ written: sql`p.full_name`, text: sql`p.search`, sound: sql`p.sound` }, query.search ?? '')
  const { rows } = await searched(db, found, words)
  const items = await rows
    .select(['p.id', 'p.full_name', lastClass(today).as('class_title')])
    .orderBy('p.archived_at', (by) => by.asc().nullsFirst())
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .limit(sql.lit(maxFound))
    .execute()
  return { items }
})

import { sql, type RawBuilder } from 'kysely'
import { currentYearId, dayOfYear } from '#areas/calendar/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { listRegisterClasses, type RegisterClass } from '../../contract/prepared.ts'
import { mayMaintainCards, mayPrintClass } from '../scope.ts'

/** Classes whose report cards the caller may print or see. */
export const maySeeClass = (caller: Caller, today: string) =>
  sql<boolean>`(${mayPrintClass(caller, sql.ref('c.id'), today)}
    or ${mayMaintainCards(caller, sql.ref('c.id'), { today, level: 'read' })})`

export type ClassRow = RegisterClass & { year_id: number; student_ids: number[] }
/** Classes with those who are in them today, of a year that is over with those who ended it, in the order of a list. */
export async function readClasses(db: Database, which: RawBuilder<boolean>, today: string): Promise<ClassRow[]> {
  const { rows } = await sql<ClassRow>`
    select c.id, c.title, c.year_id, c.language, c.parallel_id, pa.number as parallel,
      coalesce(own.ids, '{}') as student_ids, coalesce(cardinality(own.ids), 0) as students
    from classes.class c join classes.parallel pa on pa.id = c.parallel_id
    join calendar.study_year y on y.id = c.year_id
    left join lateral (select array_agg(p.id order by p.sort_name, p.id) as ids from classes.class_member m
      join people.person p on p.id = m.student_id
      where m.class_id = c.id and m.during @> ${dayOfYear(today)}) own on true
    where ${which} order by pa.number, c.letter`.execute(db)
  return rows
}

export const listRegisterClassesHandler = handle(
  listRegisterClasses,
  async ({ query, caller, db, today }) => {
    const year = query.year === undefined ? currentYearId(today) : sql`${query.year}::integer`
    const rows = await readClasses(db, sql<boolean>`c.year_id = ${year} and ${maySeeClass(caller, today)}`, today)
    return {
      items: rows.map(({ id, title, parallel_id, parallel, students, language }) => ({
        id,
        title,
        parallel_id,
        parallel,
        students,
        language,
      })),
    }
  },
  { conditional: true },
)

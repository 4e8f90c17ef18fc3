import { sql } from 'kysely'
import { unknownPerson } from '#areas/access/server/index.ts'
import { isOwnChild } from '#areas/people/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'

export interface DiaryStudent {
  id: number
  full_name: string
  class_title: string | null
  /** Of the class; null for who is in none on that day. */
  parallel: number | null
}

/**
 * Whose diary the caller may open: a family's child, a student themself. Without a name the caller, of a family the eldest
 * child. Others and missing ones are 404 alike.
 * @param date the day whose class is told
 */
export async function findDiaryStudent(
  db: Database,
  caller: Caller,
  named: number | undefined,
  date: CalendarDate,
  today: CalendarDate,
): Promise<DiaryStudent> {
  const id = sql.ref('p.id')
  const isOwn = caller.client === 1 ? isOwnChild(caller, id, today) : sql<boolean>`${id} = ${caller.personId}`
  const isNamed = named === undefined ? sql`true` : sql`${id} = ${named}`
  const { rows } = await sql<DiaryStudent>`
    select p.id, p.full_name, own.title as class_title, own.number as parallel
    from people.person p left join lateral (
      select c.title, pa.number from classes.class_member m join classes.class c on c.id = m.class_id
      join classes.parallel pa on pa.id = c.parallel_id
      where m.student_id = p.id and m.during @> ${date}::date limit 1) own on true
    where ${isOwn} and ${isNamed} and exists (select from classes.class_member m where m.student_id = p.id)
    order by p.birth_date nulls last, p.id limit 1`.execute(db)
  const [student] = rows
  if (!student) throw named === undefined ? notFound() : unknownPerson(caller, named)
  return student
}

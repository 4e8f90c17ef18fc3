import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { isOwnChild, ownClass } from '#areas/people/server/index.ts'

interface FamilyStudent {
  id: number
  full_name: string
  /** Of today. */
  class_title: string | null
}
const studentOn = (caller: Caller, today: CalendarDate) =>
  sql`p.id, p.full_name, (select own.title from ${ownClass(caller, today)} own) as class_title`

/** The caller as a student, in a list; an empty one for whoever never was one. */
export async function oneselfAsStudent(db: Database, caller: Caller, today: CalendarDate): Promise<FamilyStudent[]> {
  const { rows } = await sql<FamilyStudent>`
    select ${studentOn(caller, today)} from people.person p
    where p.id = ${caller.personId} and exists (select from classes.class_member m where m.student_id = p.id)`.execute(
    db,
  )
  return rows
}

/** The caller's children with their class of today, the eldest first. */
export async function childrenOfCaller(db: Database, caller: Caller, today: CalendarDate): Promise<FamilyStudent[]> {
  const { rows } = await sql<FamilyStudent>`
    select ${studentOn(caller, today)} from people.kinship own join people.person p on p.id = own.child_id
    where own.adult_id = ${caller.personId} and own.during @> ${today}::date
      and ${isOwnChild(caller, sql.ref('p.id'), today)}
    order by p.birth_date nulls last, p.id`.execute(db)
  return rows
}

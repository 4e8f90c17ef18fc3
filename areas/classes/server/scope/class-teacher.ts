import { sql, type RawBuilder } from 'kysely'
import { isPaired } from '#areas/access/server/index.ts'
import { ownStudentScope } from '#areas/people/server/index.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import type { ScopeShare, Requester } from '#platform/server/access-rules.ts'
import { isOfThisYear } from './recent-years.ts'

type Column = RawBuilder<unknown>

/** Class teachers and curators of today, as rows of `class_id`, `person_id`, `kind`. */
export const leadersOn = (today: string) => sql`classes.leaders_on(${dayInText(today)})`

/** Whether the caller is appointed to the class in `schoolClass` (its id) today, as who leads it or in either way. */
const isAppointed = (
  { client, personId }: Requester,
  schoolClass: Column,
  { today, kinds }: { today: string; kinds: 'teacher' | 'either' },
): RawBuilder<boolean> =>
  client !== 0 || personId === null
    ? sql<boolean>`false`
    : isPaired(
        personId,
        schoolClass,
        sql`select scope_w.person_id, scope_w.class_id as of from ${leadersOn(today)} scope_w
          where ${kinds === 'either' ? sql`true` : sql`scope_w.kind = 'teacher'`}`,
      )

/** Whether the class in which the student was on that date is one that the condition on `scope_c` names. */
const inClassOf = (student: Column, date: Column, isOwn: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from classes.class_member scope_cm
    join classes.class scope_c on scope_c.id = scope_cm.class_id
    where scope_cm.student_id = ${student} and scope_cm.during @> ${date} and ${isOwn})`

/** Whether the caller is, today, the class teacher of the class in which the student was on that date. */
export const leadsStudentOn = (caller: Requester, student: Column, date: Column, today: string): RawBuilder<boolean> =>
  inClassOf(student, date, isAppointed(caller, sql.ref('scope_c.id'), { today, kinds: 'teacher' }))

/** The same of the class teacher or the curator. */
export const isOwnStudentOn = (caller: Requester, student: Column, date: Column, today: string): RawBuilder<boolean> =>
  inClassOf(student, date, isAppointed(caller, sql.ref('scope_c.id'), { today, kinds: 'either' }))

/** Whether the caller leads or curates a class `c`. */
export const leadsOrCurates = (caller: Requester, today: string): RawBuilder<boolean> =>
  isAppointed(caller, sql.ref('c.id'), { today, kinds: 'either' })

/** Whether the caller is class teacher or curator of the class in `schoolClass` (its id), of this year or of one to come. */
export const leadsClass = (caller: Requester, schoolClass: Column, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${isAppointed(caller, schoolClass, { today, kinds: 'either' })} and ${schoolClass} in (
    select scope_yc.id from classes.class scope_yc where ${isOfThisYear(sql.ref('scope_yc.year_id'), today)}))`

/** Class teachers and curators have charge of the students who are in their class today. */
export const studentsOfOwnClasses: ScopeShare = {
  scope: ownStudentScope,
  order: 10,
  reasons: (caller, student, today) => [
    { id: 'leads-class-of-student', holds: isOwnStudentOn(caller, student, sql`${today}::date`, today) },
  ],
}

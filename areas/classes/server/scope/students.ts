import { sql, type RawBuilder } from 'kysely'
import { isWithin, personScope, widenedScope, type PermissionScope } from '#areas/access/server/index.ts'
import { maintainedPersonScope, mayReadStudent, readStudentReasons } from '#areas/people/server/index.ts'
import type { ScopeShare, Within, Requester, PersonRef } from '#platform/server/access-rules.ts'
import { isRecent } from './recent-years.ts'

type Column = RawBuilder<unknown>

const isInClasses = ({ classes }: Within, student: Column) => sql<boolean>`${student} in (
  select scope_ls.student_id from classes.class_member scope_ls where scope_ls.class_id = any(${[...classes]}::integer[]))`

/** Whether the student is or was in a class within reach. */
export const isStudentInScope = (scope: PermissionScope, student: Column): RawBuilder<boolean> =>
  isWithin(scope, (limits) => isInClasses(limits, student))

/** Has ever been in a class: only of such may a journal's reader find the person. */
export const isStudent = (person: Column) => sql<boolean>`exists (
  select from classes.class_member scope_st where scope_st.student_id = ${person})`

/** In a class of the year that began last, or of one to come. */
export const isStudentNow = (person: Column, today: string) => sql<boolean>`${person} in (
  select scope_sn.student_id from calendar.study_year scope_y
    join classes.class scope_c on scope_c.year_id = scope_y.id
    join classes.class_member scope_sn on scope_sn.class_id = scope_c.id
  where ${isRecent(sql.ref('scope_y.date_start'), today)})`

/** Whether both are students of one class today. */
export const isClassmate = (own: PersonRef | null, person: Column, today: string) => sql<boolean>`exists (
  select from classes.class_member scope_own
  join classes.class_member scope_mate on scope_mate.class_id = scope_own.class_id
  where scope_own.student_id = ${own} and scope_own.during @> ${today}::date
    and scope_mate.student_id = ${person} and scope_mate.during @> ${today}::date)`

/**
 * The medical worker, the psychologist, the speech therapist and the librarian serve every student of today's school,
 * whoever teaches them, within the limits of their role: by the keys that widen `every-student`.
 */
function servesStudent(caller: Requester, person: Column, today: string): boolean | RawBuilder<boolean> {
  const scope = widenedScope(caller, 'every-student')
  if (scope === 'none') return false
  return sql<boolean>`(${isStudentInScope(scope, person)} and ${isStudentNow(person, today)})`
}

/** What is known here of who finds a person, and keeps one: students, by their classes. */
export const findingStudents: readonly ScopeShare[] = [
  {
    scope: personScope,
    order: 30,
    reasons: (caller, person, today) =>
      caller.client === 1
        ? []
        : [
            { id: 'serves-students', holds: servesStudent(caller, person, today) },
            {
              id: 'student-of-scope',
              holds: sql<boolean>`(${isStudent(person)} and ${mayReadStudent(caller, person, today)})`,
              parts: () => readStudentReasons(caller, person, today),
            },
          ],
  },
  { scope: maintainedPersonScope, order: 10, within: isInClasses },
]

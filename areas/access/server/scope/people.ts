import { sql, type RawBuilder } from 'kysely'
import type { Asker } from '#platform/server/asker.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'
import { mayReadGroup, readGroupReasons } from './groups.ts'
import { holdsWithin, reachesStaff, reachesStudent, reachOf, widest } from './limits.ts'
import { isAmong } from './sets.ts'

type Column = RawBuilder<unknown>

/** Children whose legal representative the caller is today; the scope of a family session. */
export function isOwnChild(caller: Asker, person: Column, today: string): RawBuilder<boolean> {
  if (caller.personId === null) return sql<boolean>`false`
  return sql<boolean>`exists (select from people.kinship scope_k
    where scope_k.child_id = ${person} and scope_k.adult_id = ${caller.personId}
      and scope_k.is_legal_representative and scope_k.during @> ${today}::date)`
}

/**
 * Students of the groups whose journal the caller may read, of the year that began last or of one to come: last year's
 * students are no longer one's own. A set that the database makes once for a query, from the groups to their members.
 */
const isInGroup = ({ personId }: Asker, student: Column, today: string, isRead: RawBuilder<boolean>) =>
  isAmong(personId, student, {
    selected: sql.ref('scope_gm.student_id'),
    alias: 'scope_g',
    asks: isRead,
    rows: sql`from classes.study_group scope_g
      join calendar.study_year scope_y on scope_y.id = scope_g.year_id
      join classes.group_member scope_gm on scope_gm.group_id = scope_g.id
      where scope_y.date_start >= coalesce(
        (select max(begun.date_start) from calendar.study_year begun where begun.date_start <= ${today}::date), '-infinity')`,
  })

/** The groups of that student, of those years, for which the condition on `scope_g` holds, by their courses. */
const groupsWhere = (caller: Asker, student: Column, today: string, isRead: RawBuilder<boolean>) => sql<string | null>`(
  select string_agg(distinct scope_co.title || coalesce(' (' || scope_g.title || ')', ''), ', ')
  from classes.study_group scope_g join curriculum.course scope_co on scope_co.id = scope_g.course_id
  where scope_g.id in (select scope_gm.group_id from classes.group_member scope_gm where scope_gm.student_id = ${student})
    and ${isInGroup(caller, student, today, isRead)} and ${isRead})`

/** The classes of those groups that the caller leads or curates. */
const ledClassesWhere = ({ personId }: Asker, student: Column, isRead: RawBuilder<boolean>) => sql<string | null>`(
  select string_agg(distinct scope_c.title, ', ')
  from classes.group_member scope_gm join classes.study_group scope_g on scope_g.id = scope_gm.group_id
    join classes.group_class scope_gc on scope_gc.group_id = scope_g.id
    join classes.class scope_c on scope_c.id = scope_gc.class_id
  where scope_gm.student_id = ${student} and ${personId} in (scope_c.class_teacher_id, scope_c.curator_id) and ${isRead})`

/** A parent's own child, since when. */
export const ownChild = (caller: Asker, person: Column, today: string): Reason => ({
  id: 'own-child',
  holds: isOwnChild(caller, person, today),
  evidence: sql<string | null>`(select to_char(min(lower(scope_k.during)), 'DD.MM.YYYY') from people.kinship scope_k
    where scope_k.child_id = ${person} and scope_k.adult_id = ${caller.personId} and scope_k.is_legal_representative
      and scope_k.during @> ${today}::date)`,
})
export const oneself = ({ personId }: Asker, person: Column): Reason => ({
  id: 'oneself',
  holds: personId === null ? false : sql<boolean>`${person} = ${personId}`,
})

/** Why the caller reads a group of the student, each by itself. */
const throughGroups = (caller: Asker, student: Column, today: string): Reason[] =>
  readGroupReasons(caller, sql`scope_g.id`, today).map(({ id, holds }) => {
    const isRead = typeof holds === 'boolean' ? sql<boolean>`${holds}::boolean` : holds
    const evidence =
      id === 'leads-class-of-group'
        ? ledClassesWhere(caller, student, isRead)
        : groupsWhere(caller, student, today, isRead)
    return { id, holds: isInGroup(caller, student, today, isRead), evidence }
  })

/**
 * Why the caller may read somebody's school life: the student, their parents, and who may read the journal of a group in
 * which the student is or was this year.
 */
export function readStudentReasons(caller: Asker, student: Column, today: string): Reason[] {
  if (caller.client === 1) return [ownChild(caller, student, today)]
  const reach = reachOf(caller, 'read', 'jrn_full_filter')
  const all: Reason = { id: 'all-journals', holds: holdsWithin(reach, (within) => reachesStudent(within, student)) }
  if (reach === 'none' && caller.personId === null) return [all]
  return [
    all,
    oneself(caller, student),
    {
      id: 'reads-group-of-student',
      holds: isInGroup(caller, student, today, mayReadGroup(caller, sql`scope_g.id`, today)),
      parts: () => throughGroups(caller, student, today),
    },
  ]
}
export const mayReadStudent = (caller: Asker, student: Column, today: string): RawBuilder<boolean> =>
  eitherOf(readStudentReasons(caller, student, today))

/** Has ever been in a class: only of such may a journal's reader find the person. */
export const isStudent = (person: Column) => sql<boolean>`exists (
  select from classes.class_member scope_st where scope_st.student_id = ${person})`

/** In a class of the year that began last, or of one to come. */
export const isStudentNow = (person: Column, today: string) => sql<boolean>`${person} in (
  select scope_sn.student_id from calendar.study_year scope_y
    join classes.class scope_c on scope_c.year_id = scope_y.id
    join classes.class_member scope_sn on scope_sn.class_id = scope_c.id
  where scope_y.date_start >= coalesce(
      (select max(begun.date_start) from calendar.study_year begun where begun.date_start <= ${today}::date), '-infinity'))`

/**
 * The medical worker, the psychologist, the speech therapist and the librarian serve every student of today's school,
 * whoever teaches them, within the limits of their role.
 */
function servesStudent(caller: Asker, person: Column, today: string): boolean | RawBuilder<boolean> {
  const reach = widest([
    reachOf(caller, 'read', 'usr_health'),
    reachOf(caller, 'write', 'usr_rec_medical'),
    reachOf(caller, 'write', 'usr_rec_psychologist'),
    reachOf(caller, 'write', 'usr_rec_librarian'),
  ])
  if (reach === 'none') return false
  return sql<boolean>`(${reachesStudent(reach, person)} and ${isStudentNow(person, today)})`
}

/** Employed at the school today. */
export const isStaff = (person: Column, today: string) => sql<boolean>`exists (
  select from people.employment scope_e where scope_e.person_id = ${person} and scope_e.during @> ${today}::date)`

/** Employed at the school at any time. */
const wasStaff = (person: Column) => sql<boolean>`exists (
  select from people.employment scope_w where scope_w.person_id = ${person})`

/** Who keeps the records of all persons; without the right to read families, of staff only: the personnel department. */
export const keepsEverybody = (caller: Asker): boolean =>
  reachOf(caller, 'write', 'usr_user') === 'all' && caller.permissions.read.includes('usr_family')
/** Whether the caller keeps the records of this person; within limits, of the students and the staff there. */
export function keepsPerson(caller: Asker, person: Column): RawBuilder<boolean> {
  if (keepsEverybody(caller)) return sql<boolean>`true`
  const reach = reachOf(caller, 'write', 'usr_user')
  if (reach === 'all') return wasStaff(person)
  return sql<boolean>`(${reachesStudent(reach, person)} or ${reachesStaff(reach, person)})`
}

/** Students of the caller's class of today, and who teaches the caller's groups today. */
const aroundStudent = (caller: Asker, person: Column, today: string) => sql<boolean>`(exists (
    select from classes.class_member scope_own
    join classes.class_member scope_mate on scope_mate.class_id = scope_own.class_id
    where scope_own.student_id = ${caller.personId} and scope_own.during @> ${today}::date
      and scope_mate.student_id = ${person} and scope_mate.during @> ${today}::date)
  or exists (
    select from classes.group_member scope_gm join workload.assignment scope_a on scope_a.group_id = scope_gm.group_id
    where scope_gm.student_id = ${caller.personId} and scope_gm.during @> ${today}::date
      and scope_a.teacher_id = ${person} and scope_a.during @> ${today}::date))`

/** The children of an adult whose school life the caller may read. */
const relativeOfStudent = (caller: Asker, person: Column, today: string): Reason => ({
  id: 'relative-of-student',
  holds: caller.permissions.read.includes('usr_family')
    ? sql<boolean>`exists (select from people.kinship scope_k where scope_k.adult_id = ${person}
        and scope_k.during @> ${today}::date and ${mayReadStudent(caller, sql`scope_k.child_id`, today)})`
    : false,
  evidence: sql<string | null>`(select string_agg(scope_ch.full_name, ', ' order by scope_ch.sort_name)
    from people.kinship scope_k join people.person scope_ch on scope_ch.id = scope_k.child_id
    where scope_k.adult_id = ${person} and scope_k.during @> ${today}::date
      and ${mayReadStudent(caller, sql`scope_k.child_id`, today)})`,
})

/**
 * Why the caller may find a person at all: those whose records they keep, the staff's directory, the students of one's
 * scope with their families, every student for a specialist, and oneself; a student finds the class and own teachers.
 */
export function findPersonReasons(caller: Asker, person: Column, today: string): Reason[] {
  if (caller.client === 1) return [oneself(caller, person), ownChild(caller, person, today)]
  const readsPeople = caller.permissions.read.includes('usr_user')
  const keepsSome = readsPeople && !keepsEverybody(caller) && reachOf(caller, 'write', 'usr_user') !== 'none'
  return [
    { id: 'keeps-everybody', holds: keepsEverybody(caller) },
    oneself(caller, person),
    { id: 'serves-students', holds: servesStudent(caller, person, today) },
    {
      id: 'student-of-scope',
      holds: sql<boolean>`(${isStudent(person)} and ${mayReadStudent(caller, person, today)})`,
      parts: () => readStudentReasons(caller, person, today),
    },
    { id: 'around-student', holds: readsPeople ? false : aroundStudent(caller, person, today) },
    { id: 'staff-directory', holds: readsPeople ? isStaff(person, today) : false },
    { id: 'keeps-person', holds: keepsSome ? keepsPerson(caller, person) : false },
    readsPeople ? relativeOfStudent(caller, person, today) : { id: 'relative-of-student', holds: false },
  ]
}
export const mayFindPerson = (caller: Asker, person: Column, today: string): RawBuilder<boolean> =>
  eitherOf(findPersonReasons(caller, person, today))

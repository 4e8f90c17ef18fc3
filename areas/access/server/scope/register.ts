import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import { reachesClass, reachesStudent, reachOf, widest } from './limits.ts'
import { isOwnChild } from './people.ts'

type Column = RawBuilder<unknown>

/** Of the year that began last, or of one to come: last year's class is no longer one's own. */
const isOfThisYear = (year: Column, today: string) => sql<boolean>`${year} in (
  select scope_y.id from calendar.study_year scope_y where scope_y.date_start >= coalesce(
    (select max(begun.date_start) from calendar.study_year begun where begun.date_start <= ${today}::date), '-infinity'))`

/** Whether the caller is class teacher or curator of the class in `class` (its id), of this year or of one to come. */
export function leadsClass(caller: Caller, schoolClass: Column, today: string): RawBuilder<boolean> {
  if (caller.client !== 0 || caller.personId === null) return sql<boolean>`false`
  return sql<boolean>`${schoolClass} in (select scope_c.id from classes.class scope_c
    where ${caller.personId} in (scope_c.class_teacher_id, scope_c.curator_id)
      and ${isOfThisYear(sql.ref('scope_c.year_id'), today)})`
}

const reads = (caller: Caller, key: string) => caller.client === 0 && caller.permissions.read.includes(key)

/**
 * Whose results of all subjects and years the caller may read: the student, their parents, who leads the class they are in
 * (on the year's last day, once it is over), and who reads all journals. Teachers of single subjects do not.
 */
export function mayReadGradeBook(caller: Caller, student: Column, today: string): RawBuilder<boolean> {
  if (caller.client === 1) return isOwnChild(caller, student, today)
  if (!reads(caller, 'usr_grade_book')) return sql<boolean>`false`
  const reach = reachOf(caller, 'read', 'jrn_full_filter')
  if (reach === 'all' || caller.personId === null) return reachesStudent(reach, student)
  return sql<boolean>`(${reachesStudent(reach, student)} or ${student} = ${caller.personId} or ${student} in (
    select scope_cm.student_id from classes.class_member scope_cm
    join classes.class scope_of on scope_of.id = scope_cm.class_id
    join calendar.study_year scope_on on scope_on.id = scope_of.year_id
    where ${leadsClass(caller, sql.ref('scope_of.id'), today)}
      and scope_cm.during @> greatest(scope_on.date_start, least(${today}::date, scope_on.date_end))))`
}

/** Classes whose report cards the caller may print: all with all journals, else those one leads. */
export function mayPrintClass(caller: Caller, schoolClass: Column, today: string): RawBuilder<boolean> {
  if (!reads(caller, 'usr_grade_book')) return sql<boolean>`false`
  const reach = reachOf(caller, 'read', 'jrn_full_filter')
  return sql<boolean>`(${reachesClass(reach, schoolClass)} or ${leadsClass(caller, schoolClass, today)})`
}

/** Classes whose final report cards the caller may see, or with `write` make and check: all, or those one leads. */
export function mayKeepCards(
  caller: Caller,
  schoolClass: Column,
  { today, level }: { today: string; level: 'read' | 'write' },
): RawBuilder<boolean> {
  if (caller.client !== 0) return sql<boolean>`false`
  const held = caller.permissions[level]
  const reach = widest([
    reachOf(caller, level, 'doc_final_report_cards_all'),
    level === 'read' ? reachOf(caller, level, 'doc_final_report_cards_sign') : 'none',
  ])
  const within = reachesClass(reach, schoolClass)
  if (reach === 'all' || !held.includes('doc_final_report_cards_curated')) return within
  return sql<boolean>`(${within} or ${leadsClass(caller, schoolClass, today)})`
}

/** Classes whose final report cards the caller may sign. */
export const maySignCards = (caller: Caller, schoolClass: Column): RawBuilder<boolean> =>
  reachesClass(reachOf(caller, 'write', 'doc_final_report_cards_sign'), schoolClass)

import { sql, type RawBuilder } from 'kysely'
import type { Asker } from '#platform/server/asker.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'
import { holdsWithin, reachesClass, reachesStudent, reachOf, widest } from './limits.ts'
import { oneself, ownChild } from './people.ts'
import { isAmong, isPaired } from './sets.ts'

type Column = RawBuilder<unknown>

/** Of the year that began last, or of one to come: last year's class is no longer one's own. */
const isOfThisYear = (year: Column, today: string) => sql<boolean>`${year} in (
  select scope_y.id from calendar.study_year scope_y where scope_y.date_start >= coalesce(
    (select max(begun.date_start) from calendar.study_year begun where begun.date_start <= ${today}::date), '-infinity'))`

/** Whether the caller is class teacher or curator of the class in `class` (its id), of this year or of one to come. */
export function leadsClass(caller: Asker, schoolClass: Column, today: string): RawBuilder<boolean> {
  if (caller.client !== 0 || caller.personId === null) return sql<boolean>`false`
  return isPaired(
    caller.personId,
    schoolClass,
    sql`select scope_w.person_id, scope_c.id as of
      from classes.class scope_c, lateral (values (scope_c.class_teacher_id), (scope_c.curator_id)) scope_w(person_id)
      where scope_w.person_id is not null and ${isOfThisYear(sql.ref('scope_c.year_id'), today)}`,
  )
}

const reads = (caller: Asker, key: string) => caller.client === 0 && caller.permissions.read.includes(key)

/** In a class that the caller leads: on the year's last day, once it is over. */
const isInLedClass = (caller: Asker, student: Column, today: string) =>
  isAmong(caller.personId, student, {
    selected: sql.ref('scope_cm.student_id'),
    alias: 'scope_of',
    asks: leadsClass(caller, sql.ref('scope_of.id'), today),
    rows: sql`from classes.class_member scope_cm
      join classes.class scope_of on scope_of.id = scope_cm.class_id
      join calendar.study_year scope_on on scope_on.id = scope_of.year_id
      where scope_cm.during @> greatest(scope_on.date_start, least(${today}::date, scope_on.date_end))`,
  })

/**
 * Why the caller may read somebody's results of all subjects and years: the student, their parents, who leads the class
 * they are in, and who reads all journals. Teachers of single subjects do not.
 */
export function readGradeBookReasons(caller: Asker, student: Column, today: string): Reason[] {
  if (caller.client === 1) return [ownChild(caller, student, today)]
  if (!reads(caller, 'usr_grade_book')) return []
  const reach = reachOf(caller, 'read', 'jrn_full_filter')
  const all: Reason = { id: 'all-journals', holds: holdsWithin(reach, (within) => reachesStudent(within, student)) }
  if (caller.personId === null) return [all]
  return [all, oneself(caller, student), { id: 'leads-class-of-student', holds: isInLedClass(caller, student, today) }]
}
export const mayReadGradeBook = (caller: Asker, student: Column, today: string): RawBuilder<boolean> =>
  eitherOf(readGradeBookReasons(caller, student, today))

/** Classes whose report cards the caller may print: all with all journals, else those one leads. */
export function mayPrintClass(caller: Asker, schoolClass: Column, today: string): RawBuilder<boolean> {
  if (!reads(caller, 'usr_grade_book')) return sql<boolean>`false`
  const reach = reachOf(caller, 'read', 'jrn_full_filter')
  return sql<boolean>`(${reachesClass(reach, schoolClass)} or ${leadsClass(caller, schoolClass, today)})`
}

/** Classes whose final report cards the caller may see, or with `write` make and check: all, or those one leads. */
export function mayKeepCards(
  caller: Asker,
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
export const maySignCards = (caller: Asker, schoolClass: Column): RawBuilder<boolean> =>
  reachesClass(reachOf(caller, 'write', 'doc_final_report_cards_sign'), schoolClass)

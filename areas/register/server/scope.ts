import { sql, type RawBuilder } from 'kysely'
import { holdsWithin, isAmong, scopeOf, unionOfScopes } from '#areas/access/server/index.ts'
import { leadsClass, isClassInScope, isStudentInScope } from '#areas/classes/server/index.ts'
import { usrGradeBook } from '#areas/diary/contract/permissions.ts'
import { journalsScope } from '#areas/journal/server/index.ts'
import { oneself, ownChild } from '#areas/people/server/index.ts'
import type { Requester } from '#platform/server/access-rules.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'
import { docFinalReportCardsAll, docFinalReportCardsCurated, docFinalReportCardsSign } from '../contract/permissions.ts'

type Column = RawBuilder<unknown>

const readsGradeBooks = (caller: Requester) => caller.client === 0 && caller.permissions.read.includes(usrGradeBook)

/** In a class that the caller leads: on the year's last day, once it is over. */
const isInLedClass = (caller: Requester, student: Column, today: string) =>
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
export function readGradeBookReasons(caller: Requester, student: Column, today: string): Reason[] {
  if (caller.client === 1) return [ownChild(caller, student, today)]
  if (!readsGradeBooks(caller)) return []
  const scope = journalsScope(caller)
  const all: Reason = { id: 'all-journals', holds: holdsWithin(scope, (within) => isStudentInScope(within, student)) }
  if (caller.personId === null) return [all]
  return [all, oneself(caller, student), { id: 'leads-class-of-student', holds: isInLedClass(caller, student, today) }]
}
export const mayReadGradeBook = (caller: Requester, student: Column, today: string): RawBuilder<boolean> =>
  eitherOf(readGradeBookReasons(caller, student, today))

/** Classes whose report cards the caller may print: all with all journals, else those one leads. */
export function mayPrintClass(caller: Requester, schoolClass: Column, today: string): RawBuilder<boolean> {
  if (!readsGradeBooks(caller)) return sql<boolean>`false`
  const scope = journalsScope(caller)
  return sql<boolean>`(${isClassInScope(scope, schoolClass)} or ${leadsClass(caller, schoolClass, today)})`
}

/** Classes whose final report cards the caller may see, or with `write` make and check: all, or those one leads. */
export function mayMaintainCards(
  caller: Requester,
  schoolClass: Column,
  { today, level }: { today: string; level: 'read' | 'write' },
): RawBuilder<boolean> {
  if (caller.client !== 0) return sql<boolean>`false`
  const held = caller.permissions[level]
  const scope = unionOfScopes([
    scopeOf(caller, level, docFinalReportCardsAll),
    level === 'read' ? scopeOf(caller, level, docFinalReportCardsSign) : 'none',
  ])
  const within = isClassInScope(scope, schoolClass)
  if (scope === 'all' || !held.includes(docFinalReportCardsCurated)) return within
  return sql<boolean>`(${within} or ${leadsClass(caller, schoolClass, today)})`
}

/** Classes whose final report cards the caller may sign. */
export const maySignCards = (caller: Requester, schoolClass: Column): RawBuilder<boolean> =>
  isClassInScope(scopeOf(caller, 'write', docFinalReportCardsSign), schoolClass)

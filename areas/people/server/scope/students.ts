import type { RawBuilder } from 'kysely'
import { defineScope, type ScopeShare, type Requester } from '#platform/server/access-rules.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'
import { ownChild } from './kinship.ts'
import { oneself } from './oneself.ts'

type Column = RawBuilder<unknown>

/** Students whose school life one may read. */
export const studentScope = defineScope('student')

/**
 * Why the caller may read somebody's school life: the student, their parents, and who may read the journal of a group in
 * which the student is or was this year. Each area says what it knows.
 */
export const readStudentReasons = (caller: Requester, student: Column, today: string): readonly Reason[] =>
  caller.accessRules.reasons(studentScope, caller, student, today)

export const mayReadStudent = (caller: Requester, student: Column, today: string): RawBuilder<boolean> =>
  eitherOf(readStudentReasons(caller, student, today))

/** What is known here of who reads a student's school life. */
export const readingStudents: ScopeShare = {
  scope: studentScope,
  order: 20,
  reasons: (caller, student, today) =>
    caller.client === 1 ? [ownChild(caller, student, today)] : [oneself(caller, student)],
}

/** Students of whom one has charge today: the class teacher's and the curator's. */
export const ownStudentScope = defineScope('own-student')
export const isOwnStudent = (caller: Requester, student: Column, today: string): RawBuilder<boolean> =>
  eitherOf(caller.accessRules.reasons(ownStudentScope, caller, student, today))

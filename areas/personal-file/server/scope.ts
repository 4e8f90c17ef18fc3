import { sql, type RawBuilder } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { isStudent, isStudentNow, isStudentInScope } from '#areas/classes/server/index.ts'
import { usrFamily, usrUser } from '#areas/people/contract/permissions.ts'
import {
  filePartScope,
  isOwnStudent,
  isOwnChild,
  isStaff,
  maintainsPerson,
  mayReadStudent,
} from '#areas/people/server/index.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import type { ScopeShare, Requester } from '#platform/server/access-rules.ts'
import type { Caller } from '#platform/server/caller.ts'
import { usrHealth } from '../contract/permissions.ts'

type Column = RawBuilder<unknown>

const isOneself = (caller: Requester, person: Column) =>
  sql<boolean>`(${person} is not distinct from ${caller.personId}::int)`

/** Whose documents the caller may read: of who keeps the person, one's own and those of a child one represents. */
export const mayReadDocuments = (caller: Requester, person: Column, today: string): RawBuilder<boolean> =>
  caller.client === 1
    ? sql<boolean>`(${isOneself(caller, person)} or ${isOwnChild(caller, person, today)})`
    : sql<boolean>`(${isOneself(caller, person)} or ${maintainsPerson(caller, person)})`

/** Whose achievements: with those of documents, the students of one's scope and, in the directory, the staff. */
export function mayReadAchievements(caller: Requester, person: Column, today: string): RawBuilder<boolean> {
  const kept = mayReadDocuments(caller, person, today)
  if (caller.client === 1) return kept
  const ofStaff = caller.permissions.read.includes(usrUser) ? isStaff(person, today) : sql<boolean>`false`
  return sql<boolean>`(${kept} or ${ofStaff} or (${isStudent(person)} and ${mayReadStudent(caller, person, today)}))`
}

/** Whose achievements the caller may write: who keeps the person, the class teacher and the curator of today. */
export function mayWriteAchievements(caller: Caller, person: Column, today: string): RawBuilder<boolean> {
  const ofOwnClasses = caller.permissions.write.includes(usrFamily)
    ? isOwnStudent(caller, person, today)
    : sql<boolean>`false`
  return sql<boolean>`(${maintainsPerson(caller, person)} or ${ofOwnClasses})`
}

/** Whose health the caller may read or write: of students of today, by the key of health alone, nobody else's and not one's own. */
export const mayOpenHealth = (
  caller: Requester,
  level: PermissionLevel,
  person: Column,
  today: string,
): RawBuilder<boolean> =>
  sql<boolean>`(${isStudentInScope(scopeOf(caller, level, usrHealth), person)} and ${isStudentNow(person, today)})`

/** The parts of the file that the card of a person leads to. */
export const scopes: readonly ScopeShare[] = [
  {
    scope: filePartScope,
    order: 10,
    reasons: (requester, person, today) => [
      { id: 'documents', holds: mayReadDocuments(requester, person, today) },
      { id: 'achievements', holds: mayReadAchievements(requester, person, today) },
      { id: 'health', holds: mayOpenHealth(requester, 'read', person, today) },
    ],
  },
]

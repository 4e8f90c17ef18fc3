import type { RawBuilder } from 'kysely'
import { defineScope, type Requester } from '#platform/server/access-rules.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'

type Column = RawBuilder<unknown>

/** Persons whom one may find at all: accounts are theirs, whatever else the school knows of them stands higher. */
export const personScope = defineScope('person')

/**
 * Why the caller may find a person at all: those whose records they keep, the staff's directory, the students of one's
 * scope with their families, every student for a specialist, and oneself; a student finds the class and own teachers.
 * Each area says what it knows.
 */
export const findPersonReasons = (caller: Requester, person: Column, today: string): readonly Reason[] =>
  caller.accessRules.reasons(personScope, caller, person, today)

export const mayFindPerson = (caller: Requester, person: Column, today: string): RawBuilder<boolean> =>
  eitherOf(findPersonReasons(caller, person, today))

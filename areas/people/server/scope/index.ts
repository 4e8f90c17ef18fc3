import { correctedNameScope } from '#areas/templates/server/index.ts'
import type { ScopeShare } from '#platform/server/access-rules.ts'
import { maintainsPerson } from './maintained.ts'
import { findingPersons } from './persons.ts'
import { readingStudents } from './students.ts'

export { filePartScope, partsOfFile } from './file-parts.ts'
export { isForeign } from './foreign.ts'
export { maintainedPersonScope, maintainsEverybody, maintainsPerson } from './maintained.ts'
export { isOwnChild, ownChild } from './kinship.ts'
export { oneself } from './oneself.ts'
export { isStaff, wasStaff } from './staff.ts'
export { ownStudentScope, isOwnStudent, mayReadStudent, readStudentReasons, studentScope } from './students.ts'

/** Who keeps a person's records says how papers write the name. */
const correctingNames: ScopeShare = {
  scope: correctedNameScope,
  order: 10,
  reasons: (caller, person) => [{ id: 'maintains-person', holds: maintainsPerson(caller, person) }],
}

/** What is known here of who reaches persons. */
export const scopes: readonly ScopeShare[] = [...findingPersons, readingStudents, correctingNames]

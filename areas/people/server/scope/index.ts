import type { ScopeShare } from '#platform/server/access-rules.ts'
import { findingPersons } from './persons.ts'
import { readingStudents } from './students.ts'

export { filePartScope, partsOfFile } from './file-parts.ts'
export { isForeign } from './foreign.ts'
export { maintainedPersonScope, maintainsEverybody, maintainsPerson } from './maintained.ts'
export { isOwnChild, ownChild } from './kinship.ts'
export { oneself } from './oneself.ts'
export { isStaff } from './staff.ts'
export { ownStudentScope, isOwnStudent, mayReadStudent, readStudentReasons, studentScope } from './students.ts'

/** What is known here of who reaches persons. */
export const scopes: readonly ScopeShare[] = [...findingPersons, readingStudents]

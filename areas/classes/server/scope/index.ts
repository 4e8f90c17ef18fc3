import type { ScopeShare } from '#platform/server/access-rules.ts'
import { studentsOfOwnClasses } from './class-teacher.ts'
import { readingGroups } from './groups.ts'
import { findingStudents } from './students.ts'
import { readingMembers } from './through-groups.ts'

export { isOwnStudentOn, leadersOn, leadsClass, leadsOrCurates, leadsStudentOn } from './class-teacher.ts'
export {
  groupScope,
  journalScope,
  mayOpenJournal,
  mayReadGroup,
  readsEveryGroup,
  isClassInScope,
  isGroupInScope,
  readGroupReasons,
} from './groups.ts'
export { isClassmate, isStudent, isStudentNow, isStudentInScope } from './students.ts'

/** What is known here of who reaches persons, students and groups. */
export const scopes: readonly ScopeShare[] = [...findingStudents, readingMembers, readingGroups, studentsOfOwnClasses]

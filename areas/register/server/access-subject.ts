import { sql } from 'kysely'
import { isStudent } from '#areas/classes/server/index.ts'
import { findNamed } from '#areas/people/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { PersonPart } from '#platform/server/person-parts.ts'
import type { AccessSubject } from '#platform/server/access-subject.ts'
import { mayReadGradeBook, readGradeBookReasons } from './scope.ts'
import { gradeBookAccess } from '../contract/access.ts'

/** Why somebody may read the results of all years of a student. */
export const gradeBooks: AccessSubject = { id: 'grade-book', find: findNamed, reasons: readGradeBookReasons }

/** Of who was ever in a class. */
export const gradeBookPart: PersonPart = {
  id: 'grade-book',
  title: msg`успеваемость`,
  order: 40,
  access: gradeBookAccess,
  opens: (requester, person, today) =>
    sql<boolean>`(${isStudent(person)} and ${mayReadGradeBook(requester, person, today)})`,
  reasons: readGradeBookReasons,
}

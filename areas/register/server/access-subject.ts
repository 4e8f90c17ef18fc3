import { readGradeBookReasons } from '#areas/access/server/index.ts'
import { findNamed } from '#areas/people/server/index.ts'
import type { AccessSubject } from '#platform/server/reasons.ts'

/** Why somebody may read the results of all years of a student. */
export const gradeBooks: AccessSubject = { id: 'grade-book', find: findNamed, reasons: readGradeBookReasons }

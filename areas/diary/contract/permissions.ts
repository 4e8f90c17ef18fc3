import { permissionKey } from '#platform/contract/permission-key.ts'

// Of the studies on a student’s card and of the grade book above them: it stands with the lower one.
export const usrGradeBook = permissionKey('usr_grade_book')

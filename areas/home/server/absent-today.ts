import { absentStudents } from '#areas/student-attendance/server/index.ts'
import { mayReadStudent } from '#areas/people/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { listAbsentToday } from '../contract/absent-today.ts'

export const listAbsentTodayHandler = handle(
  listAbsentToday,
  ({ db, caller, today }) =>
    absentStudents(db, { today, mayRead: (student) => mayReadStudent(caller, student, today) }),
  { conditional: true },
)

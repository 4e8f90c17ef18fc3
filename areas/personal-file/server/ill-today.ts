import { absentStudents } from '#areas/student-attendance/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { listIllToday } from '../contract/ill-today.ts'
import { mayOpenHealth } from './scope.ts'

export const listIllTodayHandler = handle(listIllToday, ({ db, caller, today }) =>
  absentStudents(db, { today, mayRead: (student) => mayOpenHealth(caller, 'read', student, today) }),
)

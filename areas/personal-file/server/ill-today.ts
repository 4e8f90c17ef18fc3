import { absentStudents } from '#areas/journal/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { listIllToday } from '../contract/ill-today.ts'

export const listIllTodayHandler = handle(listIllToday, ({ db, caller, today }) =>
  absentStudents(db, { caller, today }),
)

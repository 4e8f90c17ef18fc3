import { childrenOfCaller, oneselfAsStudent } from '#areas/people/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { readDashboard } from '../contract/dashboard.ts'
import { readStudentHome } from '../contract/student-home.ts'
import { readStudentDays } from './student-days.ts'

/** All children at once in six statements. */
export const dashboard = handle(readDashboard, async ({ db, caller, today, house }) => {
  const children = await childrenOfCaller(db, caller, today)
  return { today, children: await readStudentDays(db, children, today, house.clock.timeZone) }
})

export const studentHome = handle(readStudentHome, async ({ db, caller, today, house }) => {
  const oneself = await oneselfAsStudent(db, caller, today)
  const [own] = await readStudentDays(db, oneself, today, house.clock.timeZone)
  return { today, own: own ?? null }
})

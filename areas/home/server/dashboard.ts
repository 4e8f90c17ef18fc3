import { childrenOfCaller, coursesOfCaller, oneselfAsStudent } from '#areas/classes/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { readDashboard } from '../contract/dashboard.ts'
import { readStudentHome } from '../contract/student-home.ts'
import { readStudentDays } from './student-days.ts'

/** All children at once in four statements. */
export const readDashboardHandler = handle(
  readDashboard,
  async ({ db, caller, today, context }) => {
    const children = await childrenOfCaller(db, caller, today)
    return { today, children: await readStudentDays(db, children, today, context.clock.timeZone) }
  },
  { conditional: coursesOfCaller },
)

export const readStudentHomeHandler = handle(
  readStudentHome,
  async ({ db, caller, today, context }) => {
    const oneself = await oneselfAsStudent(db, caller, today)
    const [own] = await readStudentDays(db, oneself, today, context.clock.timeZone)
    return { today, own: own ?? null }
  },
  { conditional: coursesOfCaller },
)

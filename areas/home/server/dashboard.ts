import { handle } from '#platform/server/handle.ts'
import { readDashboard, type DashboardChild } from '../contract/dashboard.ts'
import { readChildren, readHomework, readMarks, readMisses, readToday } from './dashboard-rows.ts'

/** All children at once in five statements; each sees the rows of their own name. */
export const dashboard = handle(readDashboard, async ({ db, caller, today, house }) => {
  const students = await readChildren(db, caller, today)
  const ids = students.map(({ id }) => id)
  const [lessons, homework, marks, misses] = await Promise.all([
    readToday(db, ids, today),
    readHomework(db, ids, today),
    readMarks(db, ids, today, house.clock.timeZone),
    readMisses(db, ids, today),
  ])
  const children = students.map((student): DashboardChild => {
    const own = <T extends { student_id: number }>(rows: T[]) =>
      rows.filter(({ student_id }) => student_id === student.id)
    const ahead = own(homework)
    return {
      student,
      lessons: own(lessons),
      next_day: ahead[0]?.date ?? null,
      homework: ahead.flatMap(({ given }) => given ?? []),
      marks: own(marks),
      misses: own(misses),
    }
  })
  return { today, children }
})

import type { Area } from '#platform/server/area.ts'
import { exportAttendanceHandler } from './export-attendance.ts'

export { absentStudents } from './day/absent-students.ts'
export { absentOfClasses } from './day/class-day.ts'
export { missedAt } from './day/missed-at.ts'
export { absentByClass } from './day/school-day.ts'

export { countMisses } from './count-misses.ts'

/** How the students of a group attended: lessons held, misses by kind, the share attended. */
export const studentAttendanceArea: Area = { endpoints: [exportAttendanceHandler] }

import type { Area } from '#platform/server/area.ts'
import { exportAttendanceHandler } from './export-attendance.ts'

/** How the students of a group attended: lessons held, misses by kind, the share attended. */
export const studentAttendanceArea: Area = { endpoints: [exportAttendanceHandler] }

import { exportSheet } from './export-attendance.ts'
import { roll } from './read-roll.ts'

export const attendanceEndpoints = [roll, exportSheet]

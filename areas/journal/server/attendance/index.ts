import { exportSheet } from './export-attendance.ts'
import type { ExpectedAbsences } from '../roll/expected-absences.ts'
import { rollWith } from '../roll/read-roll.ts'

export const attendanceWith = (expected: ExpectedAbsences) => [rollWith(expected), exportSheet]

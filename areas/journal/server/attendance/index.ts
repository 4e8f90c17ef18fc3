import { exportSheet } from './export-attendance.ts'
import type { ExpectedAbsences } from './expected-absences.ts'
import { rollWith } from './read-roll.ts'

export const attendanceWith = (expected: ExpectedAbsences) => [rollWith(expected), exportSheet]

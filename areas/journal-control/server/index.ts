import { exportedStudents, students } from './few-marks.ts'
import { exported, filling } from './filling.ts'
import { exportedLessons, unfilledLessons } from './lessons.ts'
import { remind } from './remind.ts'
import { exportedWorks, works } from './works.ts'

/** What the journals lack: lessons, СОР and СОЧ, marks; and the nudge to the teachers. */
export const fillingEndpoints = [
  filling,
  exported,
  unfilledLessons,
  exportedLessons,
  works,
  exportedWorks,
  students,
  exportedStudents,
  remind,
]
export { reminding } from './remind.ts'
export { unfilledLessonsBy } from './overview.ts'

import type { Area } from '#platform/server/area.ts'
import { exportedStudents, students } from './few-marks.ts'
import { exported, filling } from './filling.ts'
import { exportedLessons, unfilledLessons } from './lessons.ts'
import { remind, reminding } from './remind.ts'
import { exportedWorks, works } from './works.ts'

export { unfilledLessonsBy } from './overview.ts'

/** What the journals lack: lessons, СОР and СОЧ, marks; and the nudge to the teachers. */
export const journalControl: Area = {
  endpoints: [
    filling,
    exported,
    unfilledLessons,
    exportedLessons,
    works,
    exportedWorks,
    students,
    exportedStudents,
    remind,
  ],
  longJobs: [reminding],
}

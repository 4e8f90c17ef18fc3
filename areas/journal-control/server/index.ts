import type { Area } from '#platform/server/area.ts'
import { exportFewMarksHandler, listFewMarksHandler } from './few-marks.ts'
import { exportCompletionHandler, readCompletionHandler } from './completion.ts'
import { exportUnfilledLessonsHandler, listUnfilledLessonsHandler } from './lessons.ts'
import { remindOfCompletionHandler, remindJob } from './remind.ts'
import { exportIncompleteWorksHandler, listIncompleteWorksHandler } from './works.ts'
import { permissions } from './permissions.ts'
import { incompleteLessons } from './notice-kinds.ts'

export { lessonsWithoutTopicBy } from './overview.ts'

/** What the journals lack: lessons, СОР and СОЧ, marks; and the nudge to the teachers. */
export const journalControlArea: Area = {
  permissions,
  noticeKinds: [incompleteLessons],
  endpoints: [
    readCompletionHandler,
    exportCompletionHandler,
    listUnfilledLessonsHandler,
    exportUnfilledLessonsHandler,
    listIncompleteWorksHandler,
    exportIncompleteWorksHandler,
    listFewMarksHandler,
    exportFewMarksHandler,
    remindOfCompletionHandler,
  ],
  longJobs: [remindJob],
}

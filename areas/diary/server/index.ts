import type { Area } from '#platform/server/area.ts'
import { permissions } from './permissions.ts'
import { readComingWorksHandler } from './coming-works/coming-works.ts'
import { readDiaryTotalsHandler } from './totals/read-totals.ts'
import { readDiaryWeekHandler } from './week/read-week.ts'
import { resultTimeline } from './timeline.ts'
import { readStudiesHandler } from './studies/read-studies.ts'

export { studyOfDay } from './student-day.ts'

/** What a student and their family see of the journals: the week, the totals, the works ahead; the studies of a student. */
export const diaryArea: Area = {
  permissions,
  timeline: [resultTimeline],
  endpoints: [readDiaryWeekHandler, readDiaryTotalsHandler, readComingWorksHandler, readStudiesHandler],
}

import { coming } from '#areas/diary/server/coming-works.ts'
import { exported, print } from './schedule-files.ts'
import { schedule } from './works-schedule.ts'

/** When СОР and СОЧ are written: the plan of a class or of one's groups, what a student has ahead. */
export const worksEndpoints = [schedule, print, exported, coming]
export { comingWorks } from '#areas/diary/server/coming-works.ts'

import type { Area } from '#platform/server/area.ts'
import { coming } from './coming-works/coming-works.ts'
import { readTotals } from './totals/read-totals.ts'
import { readWeek } from './week/read-week.ts'
import { studies } from './studies/read-studies.ts'

export { comingWorks } from './coming-works/coming-works.ts'

/** What a student and their family see of the journals: the week, the totals, the works ahead; the studies of a student. */
export const diary: Area = { endpoints: [readWeek, readTotals, coming, studies] }

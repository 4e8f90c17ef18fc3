import type { Area } from '#platform/server/area.ts'
import { listCathedrasHandler, readCathedraHandler } from './cathedras.ts'
import { listCoursesHandler, readCourseHandler } from './courses.ts'
import { readRupHandler } from './rup.ts'

export { plannedHours } from './planned-hours.ts'

/** Subjects, departments, and the school's plan of a year. */
export const curriculum: Area = {
  endpoints: [listCoursesHandler, readCourseHandler, listCathedrasHandler, readCathedraHandler, readRupHandler],
}

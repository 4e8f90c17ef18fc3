import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { exportCathedrasHandler, listCathedrasHandler, readCathedraHandler } from './cathedras.ts'
import { exportCoursesHandler, listCoursesHandler, readCourseHandler } from './courses.ts'
import { exportRupHandler, readRupHandler } from './rup.ts'

export { parallelTitle } from '../rules/parallel-title.ts'
export { isOutOfPlan, plannedHours } from './planned-hours.ts'

/** Subjects, departments, and the school's plan of a year. */
export const curriculum: Area = {
  endpoints: [
    listCoursesHandler,
    exportCoursesHandler,
    readCourseHandler,
    listCathedrasHandler,
    exportCathedrasHandler,
    readCathedraHandler,
    readRupHandler,
    exportRupHandler,
  ],
  referenceTitles: {
    'curriculum.cathedra.head_id': msg`Заведование кафедрами`,
    'curriculum.cathedra_member': msg`Состав кафедр`,
    'curriculum.grading_policy': msg`Правила оценивания`,
  },
}

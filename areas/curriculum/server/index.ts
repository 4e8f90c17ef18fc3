import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { exportCathedrasHandler, listCathedrasHandler, readCathedraHandler } from './cathedras.ts'
import { exportCoursesHandler, listCoursesHandler, readCourseHandler } from './courses.ts'
import { permissions } from './permissions.ts'
import { cathedraLimits } from './role-limits.ts'
import { exportRupHandler, readRupHandler } from './rup.ts'
import { personDuplicates } from './person-duplicates.ts'
import { personFacts } from './person-facts.ts'
import { cathedraObstacles } from './archive-obstacles.ts'

export { parallelTitle } from '../rules/parallel-title.ts'
export { insertCourses, insertRupLines } from './bulk.ts'
export { courseHeads, coursesWithin, isCathedraInScope, isTeacherInScope } from './scope.ts'
export { isOutOfPlan, plannedHours } from './planned-hours.ts'

/** Subjects, departments, and the school's plan of a year. */
export const curriculumArea: Area = {
  permissions,
  roleLimits: [cathedraLimits],
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
  audited: [
    {
      subject: 'curriculum.course',
      title: msg`предмет`,
      fields: ['title', 'short_title', 'title_kk', 'colour', 'cathedra'],
    },
    { subject: 'curriculum.cathedra', title: msg`кафедра`, fields: ['title', 'head'] },
    {
      subject: 'curriculum.cathedra_member',
      title: msg`член кафедры`,
      fields: ['cathedra'],
      concerns: { field: 'person_id' },
    },
    {
      subject: 'curriculum.rup_line',
      title: msg`строка РУП`,
      fields: ['parallel', 'profile', 'course', 'hours', 'component', 'subgroups', 'grading_mode'],
    },
  ],
  personDuplicates,
  personFacts,
  archiveObstacles: [cathedraObstacles],
  referenceTitles: {
    'curriculum.cathedra.head_id': msg`Заведование кафедрами`,
    'curriculum.cathedra_member': msg`Состав кафедр`,
  },
}

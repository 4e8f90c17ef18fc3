import { asDay } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { exportClassLoadsHandler, listClassLoadsHandler } from './class-loads.ts'
import { exportWorkloadHandler, listWorkloadHandler, readWorkloadHandler } from './teacher-loads.ts'
import { scopes } from './scopes.ts'
import { reasonTexts } from './reason-texts.ts'
import { listVacanciesHandler } from './vacancies.ts'
import { workloadNorms } from './norms.ts'
import { personDuplicates } from './person-duplicates.ts'
import { groupObstacles } from './archive-obstacles.ts'

export {
  baseSalary,
  classTeacherBonus,
  fullClass,
  largestLoad,
  monthlyIndex,
  notebooksBonus,
  rateHours,
} from './norms.ts'
export { insertAssignments } from './insert-assignments.ts'

export { assignedDays, hasTaughtGroup, lastDayTaught, teachesToday } from './scopes.ts'
export { teachersOfYear } from './teachers-of-year.ts'

/** Assignments: which teacher teaches which group, for how many hours. */
export const workloadArea: Area = {
  scopes,
  reasonTexts,
  norms: workloadNorms,
  endpoints: [
    listWorkloadHandler,
    exportWorkloadHandler,
    readWorkloadHandler,
    listVacanciesHandler,
    listClassLoadsHandler,
    exportClassLoadsHandler,
  ],
  audited: [
    {
      subject: 'workload.assignment',
      title: msg`нагрузка`,
      values: { from: asDay, to: asDay },
      titles: { group: msg`Группа`, hours: msg`Часов в неделю`, from: msg`С`, to: msg`По` },
      fields: ['group', 'hours', 'from', 'to'],
      concerns: { field: 'teacher_id' },
    },
  ],
  personDuplicates,
  archiveObstacles: [groupObstacles],
  referenceTitles: {
    'workload.assignment': msg`Нагрузка`,
  },
}

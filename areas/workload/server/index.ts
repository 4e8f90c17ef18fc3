import type { Area } from '#platform/server/area.ts'
import { exportClassLoadsHandler, listClassLoadsHandler } from './classes.ts'
import { exportWorkloadHandler, listWorkloadHandler, readWorkloadHandler } from './teachers.ts'
import { scopes } from './teaching.ts'
import { listVacanciesHandler } from './vacancies.ts'

export { assignedDays, teachesToday } from './teaching.ts'

/** Who teaches which group, for how many hours. */
export const workload: Area = {
  scopes,
  endpoints: [
    listWorkloadHandler,
    exportWorkloadHandler,
    readWorkloadHandler,
    listVacanciesHandler,
    listClassLoadsHandler,
    exportClassLoadsHandler,
  ],
  referenceTitles: {
    'workload.assignment': 'Нагрузка',
  },
}

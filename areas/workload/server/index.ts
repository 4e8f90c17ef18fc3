import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { exportClassLoadsHandler, listClassLoadsHandler } from './classes.ts'
import { exportWorkloadHandler, listWorkloadHandler, readWorkloadHandler } from './teachers.ts'
import { listVacanciesHandler } from './vacancies.ts'

/** Who teaches which group, for how many hours. */
export const workload: Area = {
  endpoints: [
    listWorkloadHandler,
    exportWorkloadHandler,
    readWorkloadHandler,
    listVacanciesHandler,
    listClassLoadsHandler,
    exportClassLoadsHandler,
  ],
  referenceTitles: {
    'workload.assignment': msg`Нагрузка`,
  },
}

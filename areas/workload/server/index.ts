import type { Area } from '#platform/server/area.ts'
import { listClassLoadsHandler } from './classes.ts'
import { listWorkloadHandler, readWorkloadHandler } from './teachers.ts'
import { listVacanciesHandler } from './vacancies.ts'

/** Who teaches which group, for how many hours. */
export const workload: Area = {
  endpoints: [listWorkloadHandler, readWorkloadHandler, listVacanciesHandler, listClassLoadsHandler],
}

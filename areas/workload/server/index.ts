import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { exportClassLoadsHandler, listClassLoadsHandler } from './classes.ts'
import { exportWorkloadHandler, listWorkloadHandler, readWorkloadHandler } from './teachers.ts'
import { scopes } from './teaching.ts'
import { listVacanciesHandler } from './vacancies.ts'
import { personDuplicates } from './person-duplicates.ts'
import { ofGroups } from './person-holds.ts'

export { insertAssignments } from './bulk.ts'

export { assignedDays, teachesToday } from './teaching.ts'

/** Who teaches which group, for how many hours. */
export const workloadArea: Area = {
  scopes,
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
      fields: ['group', 'hours', 'from', 'to'],
      concerns: { field: 'teacher_id' },
    },
  ],
  personDuplicates,
  personHolds: [ofGroups],
  referenceTitles: {
    'workload.assignment': msg`Нагрузка`,
  },
}

import { sql } from 'kysely'
import type { Area } from '#platform/server/area.ts'
import { exportClassLoadsHandler, listClassLoadsHandler } from './classes.ts'
import { exportWorkloadHandler, listWorkloadHandler, readWorkloadHandler } from './teachers.ts'
import { listVacanciesHandler } from './vacancies.ts'
import { personDoubles } from './person-doubles.ts'

export { insertAssignments } from './bulk.ts'

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
  personDoubles,
  personHolds: [
    (id, today) => sql<{ text: string }>`
      select 'Ведёт занятия групп: ' || count(distinct a.group_id) || '. Передайте нагрузку другому учителю' as text
      from workload.assignment a
      where a.teacher_id = ${id} and coalesce(upper(a.during), 'infinity') > ${today}::date having count(*) > 0`,
  ],
  referenceTitles: {
    'workload.assignment': 'Нагрузка',
  },
}

import { AbsentToday } from '#areas/student-attendance/contract/absent-today.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { readsHealth } from './access.ts'

/** Who looks after health: the students that they read who are not at lessons today, the ill first. */
export const listIllToday = endpoint({
  method: 'GET',
  path: '/api/users/health/absent/',
  access: readsHealth,
  response: AbsentToday,
  summary: 'Кто сегодня болеет и отсутствует',
})

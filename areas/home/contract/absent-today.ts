import { mntJournalFilling } from '#areas/journal-control/contract/permissions.ts'
import { AbsentToday } from '#areas/student-attendance/contract/absent-today.ts'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** The whole list behind the number that a head opens with, of the students that they read. */
export const listAbsentToday = endpoint({
  method: 'GET',
  path: '/api/journal/home/absent/',
  access: read(mntJournalFilling),
  response: AbsentToday,
  summary: 'Кто сегодня отсутствует',
})

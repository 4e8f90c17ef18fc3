import { jrnFullFilter } from '#areas/journal/contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { answer } from './answer-reason.ts'
import { give, withdraw } from './give-reason.ts'
import { laterMisses } from './later-misses.ts'
import { list } from './list-reasons.ts'
import { ownAbsences } from './own-absences.ts'
import { personDoubles } from './person-doubles.ts'

export { awayAt } from './away-at.ts'
export { waitingReasons } from './waiting-reasons.ts'
export { plannedAbsences } from './planned-absences.ts'

/** What families say of absences, and the class teachers' answers. */
export const studentAbsences: Area = {
  endpoints: [ownAbsences, give, withdraw, list, answer],
  regular: [laterMisses],
  personDoubles,
  audited: [
    {
      subject: 'student_absences.absence_reason',
      title: msg`причина отсутствия`,
      fields: ['state'],
      about: { field: 'student_id' },
      key: jrnFullFilter,
    },
  ],
  referenceTitles: { 'student_absences.absence_reason': msg`Причины отсутствия` },
}

import { absenceStateTitles } from '../rules/absence-reason.ts'
import { inWords } from '#platform/server/audited.ts'
import { jrnFullFilter } from '#areas/journal/contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { answerAbsenceReasonHandler } from './answer-reason.ts'
import { submitAbsenceReasonHandler, withdrawAbsenceReasonHandler } from './submit-reason.ts'
import { laterMissesTask } from './later-misses.ts'
import { listReasonsHandlers } from './list-reasons.ts'
import { readOwnAbsencesHandler } from './own-absences.ts'
import { personDuplicates } from './person-duplicates.ts'
import { absenceReasons } from './notice-kinds.ts'
import { waitingForTeacher } from './waiting.ts'
import { absenceTimeline } from './timeline.ts'
import { demonstration } from './demonstration/index.ts'

export { awayAt } from './away-at.ts'
export { waitingReasons } from './waiting-reasons.ts'
export { expectedAbsences } from './expected-absences.ts'

/** Reasons for absences that families submit, and the class teachers' answers. */
export const studentAbsencesArea: Area = {
  noticeKinds: [absenceReasons],
  waiting: [waitingForTeacher],
  demonstration,
  timeline: [absenceTimeline],
  endpoints: [
    readOwnAbsencesHandler,
    submitAbsenceReasonHandler,
    withdrawAbsenceReasonHandler,
    ...listReasonsHandlers,
    answerAbsenceReasonHandler,
  ],
  scheduledTasks: [laterMissesTask],
  personDuplicates,
  audited: [
    {
      subject: 'student_absences.absence_reason',
      title: msg`причина отсутствия`,
      values: { state: inWords(absenceStateTitles) },
      titles: { state: msg`Состояние` },
      fields: ['state'],
      concerns: { field: 'student_id' },
      key: jrnFullFilter,
    },
  ],
  referenceTitles: { 'student_absences.absence_reason': msg`Причины отсутствия` },
}

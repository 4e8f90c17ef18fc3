import { marksOfPlan } from './plan-hold.ts'
import { groupNames } from '#areas/classes/server/index.ts'
import { requestStateTitles } from '../contract/reopening-requests.ts'
import { asDay, inWords } from '#platform/server/audited.ts'
import { jrnFullFilter } from '#areas/journal/contract/permissions.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { closeByDateTask } from './close-ended.ts'
import { confirmResultHandler } from './confirm-result.ts'
import { demonstration } from './demonstration/index.ts'
import { resultFields, readResultHistoryHandler } from './history/result-history.ts'
import { permissions } from './permissions.ts'
import { courseMerging } from './course-merging.ts'
import { personDuplicates } from './person-duplicates.ts'
import { removeResultHandler } from './remove-result.ts'
import { resultsOfQuarter } from './results-of-quarter.ts'
import { closedAgainNoticeTask } from './reopening/notices.ts'
import { reopenPeriodHandler } from './reopening/reopen.ts'
import { reopeningRequested } from './reopening-requests/notice-kinds.ts'
import { waitingRequests } from './reopening-requests/waiting.ts'
import { reopeningRequestHandlers } from './reopening-requests/index.ts'
import { setRecommendedHandler } from './set-recommended.ts'
import { setResultHandler } from './set-result.ts'

export { followMarks } from './follow/follow-marks.ts'
export { followWorks } from './follow/follow-works.ts'
export { scoresOfWorks, tellPlan } from './works.ts'
export { compareResults } from './compare-results.ts'
export { followResults } from './follow/follow-results.ts'
export { resultRights } from './result-rights.ts'
export { closeEnded } from './close-ended.ts'
export {
  groupsBeside,
  membersOf,
  readMembers,
  readMemberships,
  readSheetResults,
  sheetResults,
  sheetResultsIn,
  sheetResultsOf,
  type MarkRow,
  type MemberRow,
  type SheetResult,
  type WorkRow,
} from './course-rows.ts'
export { asSetResult, coursesOf, readCourses, type GroupCourse, type StudentCourse } from './read-courses.ts'
export { periodMarks, type MarksOf, type Membership } from './period-marks.ts'
export { percentOf } from './recommended-result.ts'
export { isStoredFor, placeOfResult, wasMember, type ResultPlace } from './result-place.ts'
export {
  insertResults,
  readResultsById,
  removeResults,
  replaceResults,
  type NewResult,
  type Replacement,
  type ResultTrace,
} from './write-results.ts'
import { periodReopened, resultsDiffer } from './reopening/notice-kinds.ts'
export { failingOfClasses, resultsOfLastQuarter } from './last-quarter.ts'
export { closeResultsInBulk } from './close-results.ts'
export { revertClosed } from './revert-closed.ts'
export { computePolicyPreview } from './policy-preview/compute-policy-preview.ts'

/** Results of quarters, half-years and the year: set, closed with their period, reopened. */
export const resultsArea: Area = {
  planHolds: [marksOfPlan],
  permissions,
  waiting: [waitingRequests],
  noticeKinds: [periodReopened, reopeningRequested, resultsDiffer],
  endpoints: [
    setResultHandler,
    setRecommendedHandler,
    removeResultHandler,
    confirmResultHandler,
    readResultHistoryHandler,
    reopenPeriodHandler,
    ...reopeningRequestHandlers,
  ],
  scheduledTasks: [closedAgainNoticeTask, closeByDateTask],
  resultsOfQuarter,
  demonstration,
  personDuplicates,
  courseMerging,
  audited: [
    {
      subject: 'results.period_result',
      title: msg`итог периода`,
      titles: { value: msg`Итог`, recommended: msg`Рекомендовано`, percent: msg`Процент`, reason: msg`Причина` },
      fields: resultFields,
      concerns: { field: 'student_id', isMarks: true },
      key: jrnFullFilter,
    },
    {
      subject: 'results.reopening',
      title: msg`открытие периода`,
      values: { until: asDay },
      names: { group_id: groupNames },
      titles: { group_id: msg`Группа`, until: msg`Открыт до`, reason: msg`Причина` },
      fields: ['group_id', 'until', 'reason'],
    },
    {
      subject: 'results.reopening_request',
      title: msg`запрос на открытие периода`,
      values: { state: inWords(requestStateTitles) },
      names: { group_id: groupNames },
      titles: { group_id: msg`Группа`, state: msg`Запрос`, reason: msg`Причина`, answer: msg`Ответ` },
      fields: ['group_id', 'state', 'reason', 'answer'],
    },
  ],
  referenceTitles: {
    'results.period_result': msg`Итоги`,
    'results.reopening': msg`Открытые заново периоды`,
    'results.reopening_request': msg`Запросы на открытие периодов`,
  },
}

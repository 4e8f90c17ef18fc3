import { accessWeb } from '#areas/access/web/index.ts'
import { approvalsWeb } from '#areas/approvals/web/index.ts'
import { announcementsWeb } from '#areas/announcements/web/index.ts'
import { assessmentsWeb } from '#areas/assessments/web/index.ts'
import { auditWeb } from '#areas/audit/web/index.ts'
import { availabilityWeb } from '#areas/availability/web/index.ts'
import { buildingsWeb } from '#areas/buildings/web/index.ts'
import { calendarWeb } from '#areas/calendar/web/index.ts'
import { classesWeb } from '#areas/classes/web/index.ts'
import { curriculumWeb } from '#areas/curriculum/web/index.ts'
import { diaryWeb } from '#areas/diary/web/index.ts'
import { dictionariesWeb } from '#areas/dictionaries/web/index.ts'
import { duplicatesWeb } from '#areas/duplicates/web/index.ts'
import { evacuationWeb } from '#areas/evacuation/web/index.ts'
import { gradingWeb } from '#areas/grading/web/index.ts'
import { groupingWeb } from '#areas/grouping/web/index.ts'
import { homeWeb } from '#areas/home/web/index.ts'
import { homeworkFilesWeb } from '#areas/homework-files/web/index.ts'
import { journalWeb } from '#areas/journal/web/index.ts'
import { journalControlWeb } from '#areas/journal-control/web/index.ts'
import { journalHistoryWeb } from '#areas/journal-history/web/index.ts'
import { mediaWeb } from '#areas/media/web/index.ts'
import { missKindsWeb } from '#areas/miss-kinds/web/index.ts'
import { noticesWeb } from '#areas/notices/web/index.ts'
import { normsWeb } from '#areas/norms/web/index.ts'
import { numberingWeb } from '#areas/numbering/web/index.ts'
import { organisationWeb } from '#areas/organisation/web/index.ts'
import { ownFieldsWeb } from '#areas/own-fields/web/index.ts'
import { pageViewsWeb } from '#areas/page-views/web/index.ts'
import { peopleWeb } from '#areas/people/web/index.ts'
import { personalFileWeb } from '#areas/personal-file/web/index.ts'
import { documentsWeb } from '#areas/documents/web/index.ts'
import { qualificationsWeb } from '#areas/qualifications/web/index.ts'
import { registerWeb } from '#areas/register/web/index.ts'
import { readinessWeb } from '#areas/readiness/web/index.ts'
import { rolloverWeb } from '#areas/rollover/web/index.ts'
import { reportsWeb } from '#areas/reports/web/index.ts'
import { resultsWeb } from '#areas/results/web/index.ts'
import { rollWeb } from '#areas/roll/web/index.ts'
import { schoolWeb } from '#areas/school/web/index.ts'
import { standardsWeb } from '#areas/standards/web/index.ts'
import { studentAbsencesWeb } from '#areas/student-absences/web/index.ts'
import { studentAttendanceWeb } from '#areas/student-attendance/web/index.ts'
import { summarySheetWeb } from '#areas/summary-sheet/web/index.ts'
import { templatesWeb } from '#areas/templates/web/index.ts'
import { timetableWeb } from '#areas/timetable/web/index.ts'
import { tariffWeb } from '#areas/tariff/web/index.ts'
import { workloadWeb } from '#areas/workload/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'

/** The product's table of contents: every area's web half, from the ground up. What they put into a place stands there in this order. */
export const webAreas: readonly WebArea[] = [
  mediaWeb,
  accessWeb,
  noticesWeb,
  dictionariesWeb,
  numberingWeb,
  approvalsWeb,
  templatesWeb,
  calendarWeb,
  ownFieldsWeb,
  peopleWeb,
  schoolWeb,
  duplicatesWeb,
  organisationWeb,
  qualificationsWeb,
  buildingsWeb,
  readinessWeb,
  rolloverWeb,
  classesWeb,
  groupingWeb,
  curriculumWeb,
  standardsWeb,
  availabilityWeb,
  workloadWeb,
  tariffWeb,
  timetableWeb,
  gradingWeb,
  missKindsWeb,
  assessmentsWeb,
  normsWeb,
  journalWeb,
  rollWeb,
  studentAttendanceWeb,
  homeworkFilesWeb,
  resultsWeb,
  journalHistoryWeb,
  diaryWeb,
  studentAbsencesWeb,
  summarySheetWeb,
  journalControlWeb,
  reportsWeb,
  registerWeb,
  documentsWeb,
  personalFileWeb,
  announcementsWeb,
  evacuationWeb,
  pageViewsWeb,
  auditWeb,
  homeWeb,
]

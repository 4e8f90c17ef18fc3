import { calendarPages } from '#areas/calendar/web/index.ts'
import { factorPages, rolesPages } from '#areas/access/web/index.ts'
import { assessmentPages } from '#areas/assessments/web/index.ts'
import { auditPages } from '#areas/audit/web/index.ts'
import { classesPages } from '#areas/classes/web/index.ts'
import { curriculumPages } from '#areas/curriculum/web/index.ts'
import { dictionariesPages } from '#areas/dictionaries/web/index.ts'
import { evacuationPages } from '#areas/evacuation/web/index.ts'
import { homePages } from '#areas/home/web/index.ts'
import { gradingPages } from '#areas/grading/web/index.ts'
import { completionPages } from '#areas/journal-control/web/index.ts'
import { journalPages } from '#areas/journal/web/index.ts'
import { noticesPages } from '#areas/notices/web/index.ts'
import { organisationPages } from '#areas/organisation/web/index.ts'
import { pageViewsPages } from '#areas/page-views/web/index.ts'
import { ownFieldPages } from '#areas/own-fields/web/index.ts'
import { peoplePages } from '#areas/people/web/index.ts'
import { personalFilePages } from '#areas/personal-file/web/index.ts'
import { registerPages } from '#areas/register/web/index.ts'
import { reportPages } from '#areas/reports/web/index.ts'
import { schoolPages } from '#areas/school/web/index.ts'
import { absencePages } from '#areas/student-absences/web/index.ts'
import { summarySheetPages } from '#areas/summary-sheet/web/index.ts'
import { timetablePages } from '#areas/timetable/web/index.ts'
import { workloadPages } from '#areas/workload/web/index.ts'
import type { Page } from '#platform/web/routes.ts'

/** All pages inside: each area's web half. */
export const areaPages: readonly Page[] = [
  ...homePages,
  ...journalPages,
  ...completionPages,
  ...summarySheetPages,
  ...reportPages,
  ...assessmentPages,
  ...absencePages,
  ...registerPages,
  ...timetablePages,
  ...peoplePages,
  ...ownFieldPages,
  ...personalFilePages,
  ...organisationPages,
  ...schoolPages,
  ...calendarPages,
  ...classesPages,
  ...curriculumPages,
  ...gradingPages,
  ...workloadPages,
  ...dictionariesPages,
  ...noticesPages,
  ...rolesPages,
  ...factorPages,
  ...pageViewsPages,
  ...auditPages,
  ...evacuationPages,
]

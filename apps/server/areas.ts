import { access, whyOf } from '#areas/access/server/index.ts'
import { assessments } from '#areas/assessments/server/index.ts'
import { auditOf } from '#areas/audit/server/index.ts'
import { buildings } from '#areas/buildings/server/index.ts'
import { calendarWith } from '#areas/calendar/server/index.ts'
import { classes } from '#areas/classes/server/index.ts'
import { curriculum } from '#areas/curriculum/server/index.ts'
import { diary } from '#areas/diary/server/index.ts'
import { dictionaries } from '#areas/dictionaries/server/index.ts'
import { duplicates } from '#areas/duplicates/server/index.ts'
import { evacuationOf } from '#areas/evacuation/server/index.ts'
import { gradingWith } from '#areas/grading/server/index.ts'
import { home } from '#areas/home/server/index.ts'
import { journalControl } from '#areas/journal-control/server/index.ts'
import { journalHistory } from '#areas/journal-history/server/index.ts'
import { journalWith, lessonNotes } from '#areas/journal/server/index.ts'
import { notices } from '#areas/notices/server/index.ts'
import { media } from '#areas/media/server/index.ts'
import { pageViews } from '#areas/page-views/server/index.ts'
import { organisation } from '#areas/organisation/server/index.ts'
import { ownFieldsWith } from '#areas/own-fields/server/index.ts'
import { fieldOwners, people, readersOf } from '#areas/people/server/index.ts'
import { personalFile } from '#areas/personal-file/server/index.ts'
import { register } from '#areas/register/server/index.ts'
import { reports } from '#areas/reports/server/index.ts'
import { policyConsequences, results } from '#areas/results/server/index.ts'
import { school } from '#areas/school/server/index.ts'
import { plannedAbsences, studentAbsences } from '#areas/student-absences/server/index.ts'
import { summarySheet } from '#areas/summary-sheet/server/index.ts'
import { datedLessonsWith, timetableWith } from '#areas/timetable/server/index.ts'
import { workload } from '#areas/workload/server/index.ts'
import type { Area } from '#platform/server/area.ts'
import { longJobs } from '#platform/server/long-job/handlers.ts'

const journal = journalWith(plannedAbsences)
/** Rooms above the timetable. */
const upper: readonly Area[] = [journal, results]
/** What they keep with dated lessons. */
export const lessonHolds = upper.flatMap((room) => room.lessonHolds ?? [])
const resultsOfQuarter = upper.flatMap((room) => room.resultsOfQuarter ?? [])

const rooms: Area[] = [
  access,
  notices,
  media,
  dictionaries,
  ownFieldsWith(fieldOwners),
  people,
  duplicates,
  personalFile,
  organisation,
  buildings,
  school,
  calendarWith(datedLessonsWith(lessonHolds, resultsOfQuarter)),
  classes,
  curriculum,
  workload,
  timetableWith(lessonNotes),
  gradingWith(policyConsequences),
  assessments,
  journal,
  results,
  journalHistory,
  diary,
  studentAbsences,
  summarySheet,
  journalControl,
  reports,
  register,
  pageViews,
  home,
  longJobs,
]

const all = [...rooms, evacuationOf(rooms), whyOf(rooms), readersOf(rooms)]

/** The product's table of contents: every area's server half. */
export const areas: Area[] = [...all, auditOf(all)]

import { access, roleHistoryOf, whyOf } from '#areas/access/server/index.ts'
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
import { mediaOf } from '#areas/media/server/index.ts'
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
import { admission } from '#areas/admission/server/index.ts'
import { announcements } from '#areas/announcements/server/index.ts'
import { assistant } from '#areas/assistant/server/index.ts'
import { clubs } from '#areas/clubs/server/index.ts'
import { documents } from '#areas/documents/server/index.ts'
import { houses } from '#areas/houses/server/index.ts'
import { movements } from '#areas/movements/server/index.ts'
import { planning } from '#areas/planning/server/index.ts'
import { recommendations } from '#areas/recommendations/server/index.ts'
import { skills } from '#areas/skills/server/index.ts'
import { staff } from '#areas/staff/server/index.ts'
import { tutoring } from '#areas/tutoring/server/index.ts'
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

/** Areas of which so far the keys stand. */
const coming: Area[] = [
  announcements,
  recommendations,
  skills,
  movements,
  planning,
  clubs,
  houses,
  staff,
  documents,
  admission,
  tutoring,
  assistant,
]

const standing = [...rooms, evacuationOf(rooms)]
const all = [...standing, ...coming, mediaOf(standing), whyOf(rooms), readersOf(rooms)]
const withHistory = [...all, roleHistoryOf(all)]

/** The product's table of contents: every area's server half. */
export const areas: Area[] = [...withHistory, auditOf(withHistory)]

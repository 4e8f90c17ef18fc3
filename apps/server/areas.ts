import { accessArea, roleHistoryOf, explainAccessArea } from '#areas/access/server/index.ts'
import { approvalsWith } from '#areas/approvals/server/index.ts'
import { assessmentsWith } from '#areas/assessments/server/index.ts'
import { auditOf } from '#areas/audit/server/index.ts'
import { availabilityArea } from '#areas/availability/server/index.ts'
import { buildingsArea } from '#areas/buildings/server/index.ts'
import { calendarWith } from '#areas/calendar/server/index.ts'
import { classesArea } from '#areas/classes/server/index.ts'
import { curriculumArea } from '#areas/curriculum/server/index.ts'
import { diaryArea } from '#areas/diary/server/index.ts'
import { dictionariesArea } from '#areas/dictionaries/server/index.ts'
import { duplicatesArea } from '#areas/duplicates/server/index.ts'
import { evacuationOf } from '#areas/evacuation/server/index.ts'
import { gradingWith } from '#areas/grading/server/index.ts'
import { filesOfLesson, hasHomework, homeworkFilesArea } from '#areas/homework-files/server/index.ts'
import { groupingArea } from '#areas/grouping/server/index.ts'
import { homeArea } from '#areas/home/server/index.ts'
import { journalControlArea } from '#areas/journal-control/server/index.ts'
import { journalHistoryArea, readJournalUntil } from '#areas/journal-history/server/index.ts'
import { hasTopic, journalWith, scopeOf, setScoreMaxima } from '#areas/journal/server/index.ts'
import { noticesArea } from '#areas/notices/server/index.ts'
import { mediaOf } from '#areas/media/server/index.ts'
import { readinessOf } from '#areas/readiness/server/index.ts'
import { rolloverArea } from '#areas/rollover/server/index.ts'
import { normsOf } from '#areas/norms/server/index.ts'
import { numberingOf } from '#areas/numbering/server/index.ts'
import { missKindsWith } from '#areas/miss-kinds/server/index.ts'
import { pageViewsArea } from '#areas/page-views/server/index.ts'
import { organisationArea } from '#areas/organisation/server/index.ts'
import { ownFieldsWith } from '#areas/own-fields/server/index.ts'
import { fieldOwners, peopleArea, readersOf, timelineOf } from '#areas/people/server/index.ts'
import { personalFileArea } from '#areas/personal-file/server/index.ts'
import { qualificationsArea } from '#areas/qualifications/server/index.ts'
import { registerArea } from '#areas/register/server/index.ts'
import { reportsArea } from '#areas/reports/server/index.ts'
import {
  compareResults,
  followMarks,
  followWorks,
  computePolicyPreview,
  resultRights,
  scoresOfWorks,
  tellPlan,
  resultsArea,
  revertClosed,
} from '#areas/results/server/index.ts'
import { rollWith } from '#areas/roll/server/index.ts'
import { standardsArea } from '#areas/standards/server/index.ts'
import { sealsArea } from '#areas/seals/server/index.ts'
import { schoolOf } from '#areas/school/server/index.ts'
import { expectedAbsences, studentAbsencesArea } from '#areas/student-absences/server/index.ts'
import { countMisses, studentAttendanceArea } from '#areas/student-attendance/server/index.ts'
import { summarySheetArea } from '#areas/summary-sheet/server/index.ts'
import { templatesArea } from '#areas/templates/server/index.ts'
import { datedLessonsWith, timetableWith } from '#areas/timetable/server/index.ts'
import { tariffWith } from '#areas/tariff/server/index.ts'
import { workloadWith } from '#areas/workload/server/index.ts'
import { admissionArea } from '#areas/admission/server/index.ts'
import { announcementsOf } from '#areas/announcements/server/index.ts'
import { assistantArea } from '#areas/assistant/server/index.ts'
import { clubsArea } from '#areas/clubs/server/index.ts'
import { documentsArea } from '#areas/documents/server/index.ts'
import { housesArea } from '#areas/houses/server/index.ts'
import { monitoringArea } from '#areas/monitoring/server/index.ts'
import { movementsArea } from '#areas/movements/server/index.ts'
import { planningArea } from '#areas/planning/server/index.ts'
import { recommendationsArea } from '#areas/recommendations/server/index.ts'
import { skillsArea } from '#areas/skills/server/index.ts'
import { staffArea } from '#areas/staff/server/index.ts'
import { tutoringArea } from '#areas/tutoring/server/index.ts'
import type { Area } from '#platform/server/area.ts'
import type { ReferenceTitles } from '#platform/server/references.ts'
import { longJobsOf } from '#platform/server/long-job/handlers.ts'

const timetable = timetableWith({ hasTopic, hasHomework })
const journal = journalWith({ resultRights, followMarks, readJournalUntil, filesOfLesson })
const assessments = assessmentsWith({
  mayMarkGroup: (caller, group, today) => scopeOf(caller, today).mayMark(group),
  mayMarkLesson: (caller, lesson, group, today) => scopeOf(caller, today).mayMarkLesson(lesson, group),
  scoresOfWorks,
  setScoreMaxima,
  compareResults,
  followWorks,
  tellPlan,
})
const roll = rollWith(expectedAbsences)
/** Rooms above the timetable. */
const upper: readonly Area[] = [assessments, journal, roll, homeworkFilesArea, resultsArea]
/** What they keep with dated lessons. */
export const lessonHolds = upper
  .flatMap((room) => room.lessonHolds ?? [])
  .toSorted((one, other) => one.order - other.order)
const resultsOfQuarter = upper.flatMap((room) => room.resultsOfQuarter ?? [])

const rooms: Area[] = [
  accessArea,
  noticesArea,
  dictionariesArea,
  templatesArea,
  ownFieldsWith(fieldOwners),
  peopleArea,
  duplicatesArea,
  organisationArea,
  qualificationsArea,
  personalFileArea,
  buildingsArea,
  calendarWith({ lessons: datedLessonsWith(lessonHolds, resultsOfQuarter), revertClosed }),
  classesArea,
  groupingArea,
  curriculumArea,
  standardsArea,
  workloadWith(timetable.assignmentHolds ?? []),
  timetable,
  availabilityArea,
  gradingWith(computePolicyPreview),
  missKindsWith(countMisses),
  assessments,
  journal,
  roll,
  studentAttendanceArea,
  homeworkFilesArea,
  resultsArea,
  journalHistoryArea,
  diaryArea,
  studentAbsencesArea,
  summarySheetArea,
  journalControlArea,
  reportsArea,
  registerArea,
  rolloverArea,
  documentsArea,
  sealsArea,
  pageViewsArea,
  homeArea,
]

/** Areas of which so far the keys stand. */
const coming: Area[] = [
  recommendationsArea,
  skillsArea,
  movementsArea,
  planningArea,
  clubsArea,
  housesArea,
  staffArea,
  admissionArea,
  tutoringArea,
  monitoringArea,
  assistantArea,
]

const standing = [...rooms, tariffWith(rooms), announcementsOf(rooms), schoolOf(rooms), evacuationOf(rooms)]
const above = [...standing, ...coming]
const all = [
  ...above,
  longJobsOf(above),
  numberingOf(above),
  normsOf(above),
  readinessOf(above),
  approvalsWith(above),
  mediaOf(standing),
  explainAccessArea(rooms),
  readersOf(rooms),
  timelineOf(rooms),
]
const withHistory = [...all, roleHistoryOf(all)]

/** The product's table of contents: every area's server half. */
export const areas: Area[] = [...withHistory, auditOf(withHistory)]

/** What refers to a row, as people call it: of all areas together. */
export const referenceTitles: ReferenceTitles = Object.assign({}, ...areas.map((area) => area.referenceTitles ?? {}))

import { write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { jrnJournal } from '../contract/permissions.ts'
import { journalSubjects } from './access-subjects.ts'
import type { ExpectedAbsences } from './roll/expected-absences.ts'
import { exportSheet } from './attendance/export-attendance.ts'
import { read } from './grid/read-journal.ts'
import { listGroups } from './groups.ts'
import { auditedInJournal, historyEndpoints } from './history/index.ts'
import { forgetRemovedFiles, homeworkFileEndpoints } from './homework-files/index.ts'
import { change } from './lesson-texts/change-text.ts'
import { lessonHolds } from './lesson-holds.ts'
import { missKindEndpoints } from './miss-kinds/index.ts'
import { missEndpoints } from './save/misses.ts'
import { personDoubles } from './person-doubles.ts'
import { newMarks } from './notices/new-marks.ts'
import { rollWith } from './roll/read-roll.ts'
import { ofDiary, room } from './room.ts'
import { permissions } from './permissions.ts'
import { scoreEndpoints } from './save/scores.ts'
import { scopes } from './scope/reading.ts'
import { stepEndpoints } from './save/steps.ts'

export type { ExpectedAbsence, ExpectedAbsences } from './roll/expected-absences.ts'
export { saveMarksInBulk } from './save/bulk.ts'
export { gridLessonColumns } from './grid/grid-lessons.ts'
export { readHeader } from './grid/header.ts'
export { readLessons, readStudents } from './grid/rows.ts'
export { batchInARow } from './history/batch-in-a-row.ts'
export { keptNumber } from './history/kept-field.ts'
export { noteUndoing } from './history/undoing.ts'
export { homeworkFiles } from './homework-files/index.ts'
export type { Board, Marker, MissRow, ScoreRow } from './save/board.ts'
export { lockGroups, type GroupFacts } from './save/group-facts.ts'
export { scopeOf, wholeSchool, type MarkScope } from './save/mark-scope.ts'
export { removeMiss, writeMiss, type MissReplay } from './save/miss-step.ts'
export type { Outcome } from './save/outcome.ts'
export { nothingWanted, readBoard } from './save/read-board.ts'
export { Replay } from './save/replay.ts'
export { saveBoard, type Asked } from './save/save-board.ts'
export { removeScore, writeScore, type ScoreReplay } from './save/score-step.ts'
export { missOnWire } from './save/wire-rows.ts'
export { writeBoard } from './save/write-board.ts'
export { studentsOfLessons, tellJournal } from './tell-journal.ts'
export { lessonHolds, lessonNotes } from './lesson-holds.ts'
export { holdLessons, lessonText, textsOfLessons, writeTexts } from './lesson-texts/texts.ts'
export { absentByClass, absentOfClasses, homeworkAhead, missedAt, missesOfWeek, newMarksOf } from './day/index.ts'
export { journalsReach, mayReadWholeClass } from './scope/reading.ts'

/** Marks, misses, topics and homework of lessons; the journal of a group as one grid, live. */
export const journalWith = (expected: ExpectedAbsences): Area => ({
  permissions,
  scopes,
  uploads: { documents: write(jrnJournal) },
  accessSubjects: journalSubjects,
  lessonHolds,
  endpoints: [
    read,
    listGroups,
    ...scoreEndpoints,
    ...missEndpoints,
    ...missKindEndpoints,
    ...stepEndpoints,
    change,
    ...homeworkFileEndpoints,
    ...historyEndpoints,
    rollWith(expected),
    exportSheet,
  ],
  rooms: [room, ofDiary],
  regular: [newMarks],
  upkeep: [forgetRemovedFiles],
  audited: auditedInJournal,
  personDoubles,
  referenceTitles: {
    'journal.lesson_text': msg`Темы и задания`,
    'journal.miss': msg`Пропуски`,
    'journal.score': msg`Отметки`,
    'journal.told_marks': msg`Извещения об отметках`,
  },
})

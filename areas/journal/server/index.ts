import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { journalSubjects } from './access-subjects.ts'
import type { ReadJournalUntil } from './grid/former-teacher.ts'
import { readJournalWith } from './grid/read-journal.ts'
import type { ResultRightsOf } from './grid/result-rights.ts'
import type { MarksFollower } from './save/follow-marks.ts'
import { listJournalGroupsHandler } from './groups.ts'
import { auditedInJournal, historyHandlers } from './history/index.ts'
import { commentPhraseHandlers } from './comment-phrases.ts'
import { changeLessonWith } from './lesson-texts/change-text.ts'
import type { FilesOfLesson } from './lesson-texts/lesson-files.ts'
import { lessonHolds } from './lesson-holds.ts'
import { membershipHolds } from './membership-holds.ts'
import { missHandlers } from './save/misses.ts'
import { personDuplicates } from './person-duplicates.ts'
import { newMarksNoticeTask } from './notices/new-marks.ts'
import { admitToDiaryRoom, admitToJournalRoom } from './room.ts'
import { permissions } from './permissions.ts'
import { scoreHandlersWith } from './save/scores.ts'
import { scopes } from './scope/reading.ts'
import { reasonTexts } from './scope/reason-texts.ts'
import { stepHandlersWith } from './save/steps.ts'
import { newMarks } from './notices/notice-kinds.ts'
import { demonstration } from './demonstration/index.ts'

export type { ResultRightsOf } from './grid/result-rights.ts'
export type { ChangedMarks, MarksFollower } from './save/follow-marks.ts'
export { saveMarksInBulk } from './save/bulk.ts'
export { gridLessonColumns } from './grid/grid-lessons.ts'
export { lastDayOf, type ReadJournalUntil } from './grid/former-teacher.ts'
export { lessonsStoodIn } from './grid/lessons-stood-in.ts'
export { readFrame } from './grid/read-frame.ts'
export { gridMisses, journalLessons, readLessons, readMisses, type GridQuery } from './grid/grid-rows.ts'
export { gridMarks, scoresOf } from './grid/grid-scores.ts'
export { gridHeader } from './grid/header.ts'
export { gridStudents, readStudents } from './grid/grid-students.ts'
export { batchInARow } from './history/batch-in-a-row.ts'
export { keptNumber } from './history/kept-field.ts'
export { noteUndoing } from './history/undoing.ts'
export type { MarkingBatch } from './save/marking-batch.ts'
export { lockGroups, readableGroups, type GroupFacts } from './save/group-facts.ts'
export { withRare, type RareColumns } from './save/rare.ts'
export { retakeOf, retakeOfMark } from './save/retakes.ts'
export { familyComment } from './save/family-comment.ts'
export { scopeOf, wholeSchool, type MarkScope } from './save/mark-scope.ts'
export { missWriter, type MissWriter } from './save/miss-step.ts'
export { noRowIds, readMarkingBatch } from './save/read-marking-batch.ts'
export { saveMarkingBatch } from './save/save-marking-batch.ts'
export { toMissResponse } from './save/responses.ts'
export { writeMarkingBatch } from './save/write-marking-batch.ts'
export { scoreWriter, type ScoreWriter } from './save/score-step.ts'
export { setScoreMaxima } from './save/score-maxima.ts'
export { studentsOfLessons, publishJournal, publishLessons } from './publish-journal.ts'
export { withFiles, type FilesOfLesson, type JournalLesson } from './lesson-texts/lesson-files.ts'
export { lessonToWrite, type LessonToWrite, type Writing } from './lesson-texts/lesson-to-write.ts'
export { hasHomeworkText, hasTopic, holdLessons, lessonText, textsOfLessons, writeTexts } from './lesson-texts/texts.ts'
export { readableLesson } from './scope/readable-lesson.ts'
export { journalsScope, mayReadWholeClass } from './scope/reading.ts'

/** What higher rooms bring to journals. */
export interface OfHigherRooms {
  resultRights: ResultRightsOf
  followMarks: MarksFollower
  readJournalUntil: ReadJournalUntil
  filesOfLesson: FilesOfLesson
}
/** Marks, misses, topics and homework of lessons; the journal of a group as one grid, live. */
export const journalWith = ({ resultRights, followMarks, readJournalUntil, filesOfLesson }: OfHigherRooms): Area => ({
  permissions,
  scopes,
  reasonTexts,
  accessSubjects: journalSubjects,
  lessonHolds,
  membershipHolds,
  noticeKinds: [newMarks],
  demonstration,
  endpoints: [
    readJournalWith({ resultRights, readJournalUntil, filesOfLesson }),
    listJournalGroupsHandler,
    ...scoreHandlersWith(followMarks),
    ...missHandlers,
    ...stepHandlersWith(followMarks),
    changeLessonWith(filesOfLesson),
    ...historyHandlers,
    ...commentPhraseHandlers,
  ],
  rooms: [admitToJournalRoom, admitToDiaryRoom],
  scheduledTasks: [newMarksNoticeTask],
  audited: auditedInJournal,
  personDuplicates,
  referenceTitles: {
    'journal.lesson_text': msg`Темы и задания`,
    'journal.miss': msg`Пропуски`,
    'journal.score': msg`Отметки`,
    'journal.mark_notification': msg`Извещения об отметках`,
  },
})

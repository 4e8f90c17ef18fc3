import type { Area } from '#platform/server/area.ts'
import { absenceEndpoints, laterMisses } from '#areas/student-absences/server/index.ts'
import { journalSubjects } from './access-subjects.ts'
import { attendanceEndpoints } from './attendance/index.ts'
import { attestationEndpoints } from '#areas/assessments/server/attestation/index.ts'
import { councilEndpoints } from '#areas/summary-sheet/server/index.ts'
import { diaryEndpoints } from '#areas/diary/server/index.ts'
import { fillingEndpoints, reminding } from '#areas/journal-control/server/index.ts'
import { read } from './grid/read-journal.ts'
import { groupHistoryEndpoints } from '#areas/journal-history/server/index.ts'
import { listGroups } from './groups.ts'
import { auditedInJournal, historyEndpoints } from './history/index.ts'
import { forgetRemovedFiles, homeworkFileEndpoints } from './homework-files/index.ts'
import { change } from './lessons.ts'
import { missKindEndpoints } from './miss-kinds/index.ts'
import { missEndpoints } from './misses.ts'
import { newMarks } from './notices/new-marks.ts'
import { closedAgain } from '#areas/results/server/reopening/notices.ts'
import { reopen } from '#areas/results/server/reopening/reopen.ts'
import { policyEndpoints } from '#areas/grading/server/policy/index.ts'
import { reportEndpoints } from '#areas/reports/server/index.ts'
import { closingByDate } from '#areas/results/server/close-ended.ts'
import { resultEndpoints } from '#areas/results/server/index.ts'
import { ofDiary, ofYear, room } from './room.ts'
import { scoreEndpoints } from './scores.ts'
import { stepEndpoints } from './steps.ts'
import { studies } from '#areas/diary/server/studies/read-studies.ts'
import { worksEndpoints } from '#areas/assessments/server/works-schedule/index.ts'

export { saveMarksInBulk } from './bulk.ts'
export { closeResultsInBulk } from '#areas/results/server/close-results.ts'
export { indicatorsOf, type GradeCounts } from '#areas/summary-sheet/rules/indicators.ts'
export { unfilledLessonsBy } from '#areas/journal-control/server/index.ts'
export { homeworkFiles } from './homework-files/index.ts'
export { comingWorks } from '#areas/assessments/server/works-schedule/index.ts'
export type { GradingPolicy } from '#areas/grading/rules/grading-policy.ts'
export { letterOfStored } from '#areas/grading/rules/result-letter.ts'
export { gradingOfGroup } from '#areas/grading/server/group-grading.ts'
export { shortName } from '#areas/people/server/short-name.ts'

/** Marks, misses, results of periods, topics and homework; the journal of a group as one grid, live. */
export const journal: Area = {
  accessSubjects: journalSubjects,
  endpoints: [
    read,
    listGroups,
    ...scoreEndpoints,
    ...missEndpoints,
    ...missKindEndpoints,
    ...stepEndpoints,
    change,
    ...homeworkFileEndpoints,
    ...resultEndpoints,
    reopen,
    ...diaryEndpoints,
    ...attestationEndpoints,
    ...policyEndpoints,
    ...fillingEndpoints,
    ...historyEndpoints,
    ...groupHistoryEndpoints,
    ...attendanceEndpoints,
    studies,
    ...councilEndpoints,
    ...reportEndpoints,
    ...absenceEndpoints,
    ...worksEndpoints,
  ],
  rooms: [room, ofYear, ofDiary],
  regular: [newMarks, closedAgain, closingByDate, laterMisses],
  upkeep: [forgetRemovedFiles],
  longJobs: [reminding],
  audited: auditedInJournal,
  referenceTitles: {
    'journal.absence_reason': 'Причины отсутствия',
    'journal.miss': 'Пропуски',
    'journal.period_result': 'Итоги',
    'journal.reopening': 'Открытые заново периоды',
    'journal.score': 'Отметки',
    'journal.told_marks': 'Извещения об отметках',
  },
}

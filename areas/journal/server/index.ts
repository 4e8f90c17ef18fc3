import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { absenceEndpoints, laterMisses } from './absences/index.ts'
import { journalSubjects } from './access-subjects.ts'
import { attendanceEndpoints } from './attendance/index.ts'
import { attestationEndpoints } from './attestation/index.ts'
import { councilEndpoints } from './council/index.ts'
import { diaryEndpoints } from './diary/index.ts'
import { fillingEndpoints, reminding } from './filling/index.ts'
import { read } from './grid/read-journal.ts'
import { groupHistoryEndpoints } from './group-history/index.ts'
import { listGroups } from './groups.ts'
import { auditedInJournal, historyEndpoints } from './history/index.ts'
import { forgetRemovedFiles, homeworkFileEndpoints } from './homework-files/index.ts'
import { change } from './lessons.ts'
import { missKindEndpoints } from './miss-kinds/index.ts'
import { missEndpoints } from './misses.ts'
import { newMarks } from './notices/new-marks.ts'
import { closedAgain } from './notices/periods.ts'
import { reopen } from './reopen.ts'
import { policyEndpoints } from './policy/index.ts'
import { reportEndpoints } from './reports/index.ts'
import { closingByDate } from './results/close-ended.ts'
import { resultEndpoints } from './results/index.ts'
import { ofDiary, ofYear, room } from './room.ts'
import { scoreEndpoints } from './scores.ts'
import { stepEndpoints } from './steps.ts'
import { studies } from './studies/read-studies.ts'
import { worksEndpoints } from './works/index.ts'

export { saveMarksInBulk } from './bulk.ts'
export { closeResultsInBulk } from './results/close-results.ts'
export { indicatorsOf, type GradeCounts } from '../rules/indicators.ts'
export { unfilledLessonsBy } from './filling/index.ts'
export { homeworkFiles } from './homework-files/index.ts'
export { comingWorks } from './works/index.ts'
export type { GradingPolicy } from '../rules/grading-policy.ts'
export { letterOfStored } from '../rules/result-letter.ts'
export { gradingOfGroup } from './group-grading.ts'
export { shortName } from './short-name.ts'

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
    'journal.absence_reason': msg`Причины отсутствия`,
    'journal.miss': msg`Пропуски`,
    'journal.period_result': msg`Итоги`,
    'journal.reopening': msg`Открытые заново периоды`,
    'journal.score': msg`Отметки`,
    'journal.told_marks': msg`Извещения об отметках`,
  },
}

import type { Area } from '#platform/server/area.ts'
import { attestationEndpoints } from './attestation/index.ts'
import { diaryEndpoints } from './diary/index.ts'
import { filling, ownUnfilled } from './filling/filling.ts'
import { remind, reminding } from './filling/remind.ts'
import { read } from './grid/read-journal.ts'
import { listGroups } from './groups.ts'
import { historyEndpoints } from './history/index.ts'
import { change } from './lessons.ts'
import { missEndpoints } from './misses.ts'
import { newMarks } from './notices/new-marks.ts'
import { closedAgain } from './notices/periods.ts'
import { reopen } from './reopen.ts'
import { resultEndpoints } from './results/index.ts'
import { room } from './room.ts'
import { scoreEndpoints } from './scores.ts'
import { stepEndpoints } from './steps.ts'
import { studies } from './studies/read-studies.ts'

export { saveMarksInBulk } from './bulk.ts'
export { closeResultsInBulk } from './results/close-results.ts'
export { gradingOfGroup } from './group-grading.ts'
export { shortName } from './short-name.ts'

/** Marks, misses, results of periods, topics and homework; the journal of a group as one grid, live. */
export const journal: Area = {
  endpoints: [
    read,
    listGroups,
    ...scoreEndpoints,
    ...missEndpoints,
    ...stepEndpoints,
    change,
    ...resultEndpoints,
    reopen,
    ...diaryEndpoints,
    ...attestationEndpoints,
    filling,
    ownUnfilled,
    remind,
    ...historyEndpoints,
    studies,
  ],
  rooms: [room],
  regular: [newMarks, closedAgain],
  longJobs: [reminding],
}

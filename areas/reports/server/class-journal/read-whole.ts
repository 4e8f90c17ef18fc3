import {
  gridHeader,
  gridMarks,
  gridMisses,
  gridStudents,
  journalLessons,
  scoresOf,
} from '#areas/journal/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'

/**
 * A journal of its whole year as files show it, in one statement; null where there is no such group or the caller may not read its
 * journal: what is read for one who may not is thrown away.
 */
export async function readWholeJournal(db: Database, caller: Caller, groupId: number, today: string) {
  const year = { groupId, quarterId: undefined }
  const { headers, lessons, ofStudents, marks, misses } = await readAtOnce(db, {
    headers: gridHeader(caller, groupId, today),
    lessons: journalLessons(caller, year, today),
    ofStudents: gridStudents(year),
    marks: gridMarks(year),
    misses: gridMisses(year),
  })
  const [[header], [students], [columns]] = [headers, ofStudents, marks]
  return header && students && columns ? { header, lessons, ...students, scores: scoresOf(columns), misses } : null
}

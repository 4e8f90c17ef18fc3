import type { RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import type { FilesOfLesson } from '../lesson-texts/lesson-files.ts'
import { gridLessons, type GridQuery } from './grid-rows.ts'
import { gridStudents } from './grid-students.ts'
import { gridHeader } from './header.ts'

interface FrameQuery {
  gridQuery: GridQuery
  today: string
  filesOfLesson: FilesOfLesson
  /** Whether they may read it, over the group `g`. */
  isAdmitted: RawBuilder<boolean>
  /** An instant: of other groups only marks written before it come along. */
  before: RawBuilder<unknown>
}
/** A journal without its marks, misses and results; without a header where there is none for the caller. */
export async function readFrame(
  db: Database,
  caller: Caller,
  { gridQuery, today, filesOfLesson, isAdmitted, before }: FrameQuery,
) {
  const { headers, lessons, ofStudents } = await readAtOnce(db, {
    headers: gridHeader(caller, gridQuery.groupId, today, isAdmitted),
    lessons: gridLessons(gridQuery, { caller, today, filesOfLesson }),
    ofStudents: gridStudents(gridQuery, before),
  })
  const { students, elsewhere } = ofStudents[0]!
  return { header: headers[0], lessons, students, elsewhere }
}

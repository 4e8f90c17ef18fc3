import { sql } from 'kysely'
import { courseOfGroup } from '#areas/classes/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { readJournal } from '../../contract/journal.ts'
import { toResultResponse } from '#areas/grading/server/index.ts'
import { lastDayOf, type ReadJournalUntil } from './former-teacher.ts'
import { gridHeader, readHeader } from './header.ts'
import { lessonsStoodIn, onlyLessons } from './lessons-stood-in.ts'
import type { FilesOfLesson } from '../lesson-texts/lesson-files.ts'
import type { ResultRightsOf } from './result-rights.ts'
import { gridLessons, gridMisses } from './grid-rows.ts'
import { gridMarks, scoresOf } from './grid-scores.ts'
import { gridStudents } from './grid-students.ts'

/** What higher rooms bring to the grid. */
interface OfHigherRooms {
  resultRights: ResultRightsOf
  readJournalUntil: ReadJournalUntil
  filesOfLesson: FilesOfLesson
}

/**
 * The whole grid in one statement; what is read for one who may not is thrown away. Who has taught the group
 * opens it as of their last day, who has stood in those lessons alone, as long as they may be marked.
 */
export const readJournalWith = ({ resultRights, readJournalUntil, filesOfLesson }: OfHigherRooms) =>
  handle(
    readJournal,
    async ({ params, query, db, caller, today, context }) => {
      const gridQuery = { groupId: params.id, quarterId: query.quarter }
      const read = await readAtOnce(db, {
        headers: gridHeader(caller, params.id, today),
        lessons: gridLessons(gridQuery, { caller, today, filesOfLesson }),
        ofStudents: gridStudents(gridQuery),
        marks: gridMarks(gridQuery),
        misses: gridMisses(gridQuery),
      })
      const [header] = read.headers
      const until = header ? null : await lastDayOf(db, caller, params.id, today)
      if (until !== null) return readJournalUntil({ db, caller, today, context }, { ...gridQuery, until })
      const stoodIn = header ? [] : await lessonsStoodIn(db, caller, today, params.id)
      const admitted =
        header ?? (stoodIn.length > 0 ? await readHeader(db, caller, params.id, today, sql<boolean>`true`) : undefined)
      if (!admitted) throw notFound()
      const { group, policy, ...rest } = admitted
      const ofStudents = read.ofStudents[0]!
      if (query.quarter !== undefined && !rest.quarters.some(({ id }) => id === query.quarter)) throw notFound()
      if (policy === null)
        throw conflict(msg`Для учебного года не заданы правила оценивания: задайте их в разделе «РУП»`)
      const grid = {
        ...rest,
        group: { ...group, ...resultRights(caller, group.may_mark) },
        policy,
        today,
        max_file_bytes: context.maxUploadBytes,
        lessons: read.lessons,
        misses: read.misses,
        scores: scoresOf(read.marks[0]!),
        ...ofStudents,
        results: ofStudents.results.map(toResultResponse),
      }
      return header ? grid : onlyLessons(grid, new Set(stoodIn.map(({ id }) => id)))
    },
    { conditional: ({ params }) => courseOfGroup(params.id) },
  )

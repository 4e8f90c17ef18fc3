import { sql } from 'kysely'
import { courseOfGroup } from '#areas/classes/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { readJournal } from '../../contract/journal.ts'
import { toResultResponse } from '#areas/grading/server/index.ts'
import { lastDayOf, type ReadJournalUntil } from './former-teacher.ts'
import { readHeader } from './header.ts'
import { lessonsStoodIn, onlyLessons } from './lessons-stood-in.ts'
import type { FilesOfLesson } from '../lesson-texts/lesson-files.ts'
import type { ResultRightsOf } from './result-rights.ts'
import { readGridLessons, readMisses, readStudents } from './grid-rows.ts'
import { readScores } from './grid-scores.ts'

/** What higher rooms bring to the grid. */
interface OfHigherRooms {
  resultRights: ResultRightsOf
  readJournalUntil: ReadJournalUntil
  filesOfLesson: FilesOfLesson
}

/**
 * The whole grid in five statements that run at once; what is read for one who may not is thrown away. Who has taught the group
 * opens it as of their last day, who has stood in those lessons alone, as long as they may be marked.
 */
export const readJournalWith = ({ resultRights, readJournalUntil, filesOfLesson }: OfHigherRooms) =>
  handle(
    readJournal,
    async ({ params, query, db, caller, today, context }) => {
      const gridQuery = { groupId: params.id, quarterId: query.quarter }
      const [header, lessons, rows, scores, misses] = await Promise.all([
        readHeader(db, caller, params.id, today),
        readGridLessons(db, gridQuery, { caller, today, filesOfLesson }),
        readStudents(db, gridQuery),
        readScores(db, gridQuery),
        readMisses(db, gridQuery),
      ])
      const until = header ? null : await lastDayOf(db, caller, params.id, today)
      if (until !== null) return readJournalUntil({ db, caller, today, context }, { ...gridQuery, until })
      const stoodIn = header ? [] : await lessonsStoodIn(db, caller, today, params.id)
      const admitted =
        header ?? (stoodIn.length > 0 ? await readHeader(db, caller, params.id, today, sql<boolean>`true`) : undefined)
      if (!admitted) throw notFound()
      const { group, policy, ...rest } = admitted
      if (query.quarter !== undefined && !rest.quarters.some(({ id }) => id === query.quarter)) throw notFound()
      if (policy === null)
        throw conflict(msg`Для учебного года не заданы правила оценивания: задайте их в разделе «РУП»`)
      const grid = {
        ...rest,
        group: { ...group, ...resultRights(caller, group.may_mark) },
        policy,
        today,
        max_file_bytes: context.maxUploadBytes,
        lessons,
        students: rows.map(({ results: _results, elsewhere: _elsewhere, ...student }) => student),
        scores,
        misses,
        results: rows.flatMap(({ results }) => results.map(toResultResponse)),
        elsewhere: rows.flatMap(({ id, elsewhere }) => elsewhere.map((mark) => ({ student_id: id, ...mark }))),
      }
      return header ? grid : onlyLessons(grid, new Set(stoodIn.map(({ id }) => id)))
    },
    { conditional: ({ params }) => courseOfGroup(params.id) },
  )

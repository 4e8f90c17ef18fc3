import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { readJournal } from '../../contract/journal.ts'
import { toResultResponse } from '#areas/grading/server/index.ts'
import { lastDayOf, type ReadJournalUntil } from './former-teacher.ts'
import { readHeader } from './header.ts'
import type { ResultRightsOf } from './result-rights.ts'
import { readLessons, readMisses, readScores, readStudents } from './grid-rows.ts'

/** The whole grid in five statements that run at once; what is read for one who may not is thrown away. */
export const readJournalWith = (resultRights: ResultRightsOf, readJournalUntil: ReadJournalUntil) =>
  handle(readJournal, async ({ params, query, db, caller, today, context }) => {
    const gridQuery = { groupId: params.id, quarterId: query.quarter }
    const [header, lessons, rows, scores, misses] = await Promise.all([
      readHeader(db, caller, params.id, today),
      readLessons(db, caller, gridQuery, today),
      readStudents(db, gridQuery),
      readScores(db, gridQuery),
      readMisses(db, gridQuery),
    ])
    if (!header) {
      const until = await lastDayOf(db, caller, params.id, today)
      if (until === null) throw notFound()
      return readJournalUntil({ db, caller, today, context }, { ...gridQuery, until })
    }
    const { group, policy, ...rest } = header
    if (query.quarter !== undefined && !rest.quarters.some(({ id }) => id === query.quarter)) throw notFound()
    if (policy === null) throw conflict(msg`Для учебного года не заданы правила оценивания: задайте их в разделе «РУП»`)
    return {
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
  })

import { sql, type RawBuilder } from 'kysely'
import { filesOfLesson } from '#areas/homework-files/server/index.ts'
import { toResultResponse } from '#areas/grading/server/index.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { readFrame, type GridQuery } from '#areas/journal/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { readAtOnce } from '#platform/server/read-at-once.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import type { ReadableGroup } from '../readable-group.ts'
import { marksAt, marksOf } from './marks-at.ts'
import { resultsAt, textsAt, textsOf } from './texts-and-results-at.ts'

/** The end of a local day or minute of the school, as an instant: what was written before it stood there then. */
const endOf = (at: string, timeZone: string): RawBuilder<Date> =>
  unseenByPlan(
    at.includes('T')
      ? sql<Date>`(${at}::timestamp + interval '1 minute') at time zone ${timeZone}`
      : sql<Date>`(${at}::date + 1)::timestamp at time zone ${timeZone}`,
  )

export interface Reading {
  db: Database
  caller: Caller
  today: CalendarDate
  context: AppContext
}
interface JournalMoment {
  /** That the caller is known to be admitted to. */
  group: ReadableGroup
  gridQuery: GridQuery
  /** A local day or minute. */
  at: string
}
/**
 * The journal as it stood at the end of a day or a minute, replayed from the history: marks, misses, topics, set results.
 * Students, lessons and planned works are those of now; so are marks of other groups, those given since aside.
 */
export async function journalAt(
  { db, caller, today, context }: Reading,
  { group, gridQuery, at }: JournalMoment,
): Promise<JournalGrid> {
  const moment = endOf(at, context.clock.timeZone)
  const [{ header, lessons, students, elsewhere }, then] = await Promise.all([
    readFrame(db, caller, { gridQuery, today, filesOfLesson, isAdmitted: sql<boolean>`true`, before: moment }),
    readAtOnce(db, {
      marks: marksAt(group.id, moment),
      texts: textsAt(group.id, moment),
      results: resultsAt(group, moment),
    }),
  ])
  if (!header) throw notFound()
  const { policy, ...rest } = header
  if (policy === null) throw conflict(msg`Для учебного года не заданы правила оценивания: задайте их в разделе «РУП»`)
  const day = at.slice(0, 10)
  const texts = textsOf(then.texts)
  return {
    ...rest,
    group: { ...rest.group, may_mark: false, may_set_results: false, may_reopen: false },
    policy,
    today: day < today ? day : today,
    max_file_bytes: context.maxUploadBytes,
    lessons: lessons.map((lesson) => ({ ...lesson, ...texts.get(lesson.id), may_mark: false })),
    students,
    ...marksOf(then.marks[0]!),
    results: then.results.map(toResultResponse),
    elsewhere,
  }
}

import { sql } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import { readMissKinds } from '#areas/miss-kinds/server/index.ts'
import type { HistoryStep, HistoryValue } from '#platform/contract/history.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readMarkHistory } from '../../contract/history.ts'
import { lessonsStoodIn } from '../grid/lessons-stood-in.ts'
import { keptNumber } from './kept-field.ts'

/** A lesson of a journal that the caller reads, or one that is open to them for having stood in. */
async function readLesson(
  db: Database,
  caller: Caller,
  id: number,
  today: string,
): Promise<{ id: number } | undefined> {
  const lesson = await db
    .selectFrom('timetable.lesson as l')
    .where('l.id', '=', id)
    .select(['l.id', 'l.group_id', mayReadGroup(caller, sql.ref('l.group_id'), today).as('may_read')])
    .executeTakeFirst()
  if (!lesson || lesson.may_read) return lesson
  const stoodIn = await lessonsStoodIn(db, caller, today, lesson.group_id)
  return stoodIn.find((one) => one.id === lesson.id)
}

/** Says a miss by its letter. */
async function missLetters(db: Database) {
  const kinds = await readMissKinds(db)
  return (field: string, value: HistoryValue) =>
    field === 'kind_id' ? (kinds.find(({ id }) => id === value)?.letter ?? value) : value
}

/** Most comments are for the family: of those there is nothing to tell. */
const isTold = ({ field, before, after }: HistoryStep): boolean =>
  field !== 'is_comment_internal' || before === true || after === true

/** What the history shows of marks and misses. */
export const scoreFields = ['type', 'value', 'maximum', 'comment', 'is_comment_internal', 'former_value', 'retaken_on']
export const missFields = ['kind_id', 'minutes', 'reason']

export const readMarkHistoryHandler = handle(readMarkHistory, async ({ params, query, caller, db, today }) => {
  const lesson = await readLesson(db, caller, params.id, today)
  if (!lesson) throw notFound()
  const where = sql<boolean>`${keptNumber('student_id')} = ${query.student}
    and (coalesce(h.after, h.before) ->> 'lesson_id')::bigint = ${lesson.id}`
  const page = await readHistory(
    db,
    [
      { subject: 'journal.score', where, fields: scoreFields },
      { subject: 'journal.miss', where, fields: missFields, format: await missLetters(db) },
    ],
    query,
  )
  return { ...page, items: page.items.map((item) => ({ ...item, steps: item.steps.filter(isTold) })) }
})

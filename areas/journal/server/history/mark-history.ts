import { sql } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { readMissKinds } from '#areas/miss-kinds/server/index.ts'
import type { HistoryStep, HistoryValue } from '#platform/contract/history.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import { readMarkHistory } from '../../contract/history.ts'
import { readableLesson } from '../scope/readable-lesson.ts'
import { keptNumber } from './kept-field.ts'

/** Says a miss by its letter. */
async function missLetters(db: Database) {
  const kinds = await readMissKinds(db)
  return (field: string, value: HistoryValue) =>
    field === 'kind_id' ? (kinds.find(({ id }) => id === value)?.letter ?? value) : value
}

/** Most comments are for the family: of those there is nothing to tell. */
const isUnmasked = ({ field, before, after }: HistoryStep): boolean =>
  field !== 'is_comment_internal' || before === true || after === true

/** What the history shows of marks and misses. */
export const scoreFields = ['type', 'value', 'maximum', 'comment', 'is_comment_internal', 'former_value', 'retaken_on']
export const missFields = ['kind_id', 'minutes', 'reason']

export const readMarkHistoryHandler = handle(readMarkHistory, async ({ params, query, caller, db, today }) => {
  const lesson = await readableLesson(db, caller, params.id, today)
  if (!lesson) throw notFound()
  const where = sql<boolean>`${keptNumber('student_id')} = ${unseenByPlan(sql`${query.student}::integer`)}
    and (coalesce(h.after, h.before) ->> 'lesson_id')::bigint = ${unseenByPlan(sql`${lesson.id}::bigint`)}`
  const page = await readHistory(
    db,
    [
      { subject: 'journal.score', where, fields: scoreFields },
      { subject: 'journal.miss', where, fields: missFields, format: await missLetters(db) },
    ],
    query,
  )
  return { ...page, items: page.items.map((item) => ({ ...item, steps: item.steps.filter(isUnmasked) })) }
})

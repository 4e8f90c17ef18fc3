import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { filesOfLesson } from '#areas/homework-files/server/index.ts'
import type { GridLesson } from '#areas/journal/contract/journal.ts'
import { textObjection, textObjectionText } from '#areas/journal/rules/lesson-objection.ts'
import { periodState } from '#areas/grading/rules/period-state.ts'
import { closingOfMark } from '#areas/grading/rules/quarter-closing.ts'
import { gridLessonColumns, type GroupFacts } from '#areas/journal/server/index.ts'
import { holdLessons, lessonText, writeTexts } from '#areas/journal/server/index.ts'
import type { LastChange, TextBatchRow } from './batch-rows.ts'
import { changedBy, type Undone } from './plan-undo.ts'
import type { LessonTexts } from '../past/texts-and-results-at.ts'

interface Lesson extends LessonTexts {
  id: number
  date: CalendarDate
  status: string
  may_mark: boolean
}

/** The lessons held till the end of the transaction. */
async function lockLessons(db: Database, ids: readonly number[], mayMark: RawBuilder<boolean>) {
  await holdLessons(db, ids)
  const { rows } = await sql<Lesson>`
    select l.id, l.date, l.status, txt.topic, txt.homework, ${mayMark} as may_mark
    from timetable.lesson l ${lessonText} where l.id = any(${[...ids]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Validates topics and homework of a batch: what still reads as the batch left it returns to what it was before.
 * @param mayMark whether the caller writes in a lesson `l`
 */
export async function planTexts(
  db: Database,
  group: GroupFacts,
  rows: readonly TextBatchRow[],
  { later, today, mayMark }: { later: ReadonlyMap<number, LastChange>; today: string; mayMark: RawBuilder<boolean> },
): Promise<Undone[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lessons = await lockLessons(db, ids, mayMark)
  return rows.map((row): Undone => {
    const lesson = lessons.get(row.id)
    const isAsLeft = lesson && lesson.topic === row.after.topic && lesson.homework === row.after.homework
    if (!isAsLeft) return { row, outcome: 'changed', reason: changedBy(later.get(row.id)) }
    if (!lesson.may_mark) return { row, outcome: 'refused', reason: t`Темы этого урока записывает его учитель` }
    const period = periodState(closingOfMark(group, lesson.date), today)
    const objection = textObjection({ is_cancelled: lesson.status === 'cancelled', period })
    if (objection) return { row, outcome: 'refused', reason: textObjectionText[objection] }
    return { row, outcome: 'returns', reason: null }
  })
}

/** Puts the former texts back. @returns the lessons as they stand now */
export async function revertTexts(
  db: Database,
  caller: Caller,
  rows: readonly TextBatchRow[],
  mayMark: RawBuilder<boolean>,
): Promise<GridLesson[]> {
  if (rows.length === 0) return []
  const former = rows.map(({ id, before: { topic, homework } }) => ({ id, topic, homework }))
  await writeTexts(db, caller, former)
  const { rows: lessons } = await sql<GridLesson>`
    select ${gridLessonColumns(mayMark, filesOfLesson)} from timetable.lesson l ${lessonText}
    where l.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  return lessons
}

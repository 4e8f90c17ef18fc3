import { t } from '@lingui/core/macro'
import { displayDate, weekdayOf } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { stateText, type CellView } from '#platform/web/grid/index.ts'
import type { GridStudent, MissKind } from '../../contract/journal.ts'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import { closingOfQuarter } from '#areas/grading/rules/quarter-closing.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import { workName, type MarkColumn } from '../sheet/columns.ts'
import { isMemberOn, periodsOf, type ValidationContext } from '../sheet/validation.ts'

/** Why a column takes no marks: it is still to come, its period is closed, or it is not this reader's. */
export type ColumnLock = 'future' | 'closed' | 'readonly'

export function lockOf(journal: ValidationContext, column: MarkColumn): ColumnLock | null {
  const { lesson, quarter } = column
  if (lesson && lesson.date > journal.today) return 'future'
  if (!quarter || !isPeriodOpen(closingOfQuarter(periodsOf(journal), quarter), journal.today)) return 'closed'
  return lesson && !lesson.may_mark ? 'readonly' : null
}

/** Whether the student was in the group on the column's day; a work without a day is everybody's. */
export const isOutside = (student: GridStudent, { lesson }: MarkColumn): boolean =>
  lesson !== null && !isMemberOn(student, lesson.date)

/** «15 сентября, вторник» is too long for a column: day and short weekday. */
export const dayOf = (date: string): { day: string; weekday: string } => ({
  day: String(Number(date.slice(8))),
  weekday: weekdayTitles[weekdayOf(date)].short.toLowerCase(),
})

export function columnTitle(column: MarkColumn): string {
  const date = column.lesson ? displayDate(column.lesson.date) : t`без даты`
  if (column.kind === 'lesson') return `${date}, ${weekdayTitles[weekdayOf(column.lesson.date)].long.toLowerCase()}`
  return t`${workName(column.work)}, максимум ${column.work.maximum}, ${date}`
}

/** A cell in words, for those who hear it. */
export function cellWords(
  student: GridStudent,
  column: MarkColumn,
  view: CellView<CellValue>,
  kinds: readonly MissKind[],
): string {
  const { marks, miss } = view.value
  const kind = kinds.find(({ id }) => id === miss?.kind_id)
  const values = marks.map(({ value }) => value).join(', ')
  const comments = marks.flatMap(({ comment }) => comment ?? [])
  return [
    student.full_name,
    columnTitle(column),
    values === '' && !kind ? t`пусто` : values,
    kind?.title,
    miss?.minutes ? t`${miss.minutes} мин` : null,
    ...comments,
    stateText(view.state),
    view.reason,
  ]
    .filter(Boolean)
    .join('; ')
}

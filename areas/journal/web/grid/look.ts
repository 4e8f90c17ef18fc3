import { t } from '@lingui/core/macro'
import { displayDate, weekdayOf } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { stateText, type CellView } from '#platform/web/grid/index.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { GridStudent } from '../../contract/journal.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import { dateOf, workName, type MarkColumn } from '../sheet/columns.ts'
import { isMemberOn } from '../../rules/mark-context.ts'

/** Why a column takes no marks: it is still to come, its period is closed, or it is not this reader's. */
export type ColumnLock = 'future' | 'closed' | 'readonly'

export function lockOf({ lesson, period }: MarkColumn, today: string): ColumnLock | null {
  if (lesson && lesson.date > today) return 'future'
  if (period !== 'open') return 'closed'
  return lesson && !lesson.may_mark ? 'readonly' : null
}

/** Whether the student was in the group on the column's day; a work without a day is everybody's. */
export const isOutside = (student: GridStudent, { lesson }: MarkColumn): boolean =>
  lesson !== null && !isMemberOn(student.periods, lesson.date)

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

/** Points of a СОР or СОЧ as a percent, by the same rounding as results. */
export const workPercent = (value: number, maximum: number): number => Math.round((value * 100) / maximum)

/**
 * A cell in words, for those who hear it.
 * @param title of its column
 * @param work of the column, where it is one of a СОР or СОЧ
 */
export function cellWords(
  student: GridStudent,
  title: string,
  view: CellView<CellValue>,
  kindOf: (id: number) => MissKind | undefined,
  work: { maximum: number } | null = null,
): string {
  const { marks, miss } = view.value
  const kind = miss ? kindOf(miss.kind_id) : undefined
  const values = marks.map(({ value }) => value).join(', ')
  const comments = marks.flatMap(({ comment, is_comment_internal }) =>
    comment === null ? [] : is_comment_internal ? t`${comment} (не для семьи)` : comment,
  )
  const [retake] = marks.flatMap((mark) => mark.retake ?? [])
  return [
    student.full_name,
    title,
    values === '' && !kind ? t`пусто` : values,
    work && marks[0] ? `${workPercent(marks[0].value, work.maximum)}%` : null,
    kind?.title,
    miss?.minutes ? t`${miss.minutes} мин` : null,
    retake ? t`пересдача ${displayDate(retake.on)}, до неё ${retake.former}` : null,
    ...comments,
    view.state === 'plain' ? null : stateText(view.state),
    view.reason,
  ]
    .filter(Boolean)
    .join('; ')
}

type Rules = Pick<JournalStore, 'policy' | 'grid'>

/** 4 of 10. */
const lowShare = 0.4

export function isLow({ policy }: Rules, { marks }: CellValue, column: MarkColumn): boolean {
  const maximum = column.kind === 'work' ? column.work.maximum : policy.fo_maximum
  return marks.some(({ value }) => value <= maximum * lowShare)
}

/** A СОР or СОЧ whose day has gone by without it. */
export function isUnwritten({ grid }: Rules, { marks }: CellValue, column: MarkColumn): boolean {
  return column.kind === 'work' && marks.length === 0 && dateOf(column) < grid.today
}

import { t } from '@lingui/core/macro'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { quarterOn } from '#areas/calendar/rules/periods.ts'
import type { GridLesson, JournalFrame, Work } from '../../contract/journal.ts'
import type { GridQuarter } from '#areas/grading/contract/results.ts'
import { periodState, type PeriodState } from '#areas/grading/rules/period-state.ts'
import { closingOfQuarter, type GroupPeriods } from '#areas/grading/rules/quarter-closing.ts'
import { compareCode } from '#platform/contract/compare.ts'

export interface LessonColumn {
  kind: 'lesson'
  id: string
  lesson: GridLesson
  /** Null outside every quarter. */
  quarter: GridQuarter | null
  /** Of its marks: asked once for all that is written into the column. */
  period: PeriodState
}
/** A planned СОР or СОЧ: one mark a student, on whatever lesson it was written. */
export interface WorkColumn {
  kind: 'work'
  id: string
  work: Work
  /** The lesson it is planned on; null while it has no date. */
  lesson: GridLesson | null
  quarter: GridQuarter | null
  period: PeriodState
}
export type MarkColumn = LessonColumn | WorkColumn

export const lessonColumnId = (lessonId: number): string => `l${lessonId}`
export const workColumnId = (workId: number): string => `w${workId}`

/** What of a journal is shown: one quarter by its id, or the whole year. */
export type Period = number | 'year'

const byTime = (a: GridLesson, b: GridLesson) => compareCode(a.date, b.date) || compareCode(a.start_time, b.start_time)

/** The day by which a column stands in the row of days; a work without a lesson stands at the end of its quarter. */
export const dateOf = (column: MarkColumn): CalendarDate => column.lesson?.date ?? column.quarter?.end_date ?? ''

/** The journal's subject with its quarters, as the rules of closing take it. */
export const periodsOf = ({ group, quarters }: Pick<JournalFrame, 'group' | 'quarters'>): GroupPeriods => ({
  mode: group.grading_mode,
  quarters,
})

export const columnsIn = (columns: readonly MarkColumn[], period: Period): readonly MarkColumn[] =>
  period === 'year' ? columns : columns.filter(({ quarter }) => quarter?.id === period)

/**
 * Columns of a journal in the order of days: every lesson that is not cancelled or bears marks, each planned work after
 * its lesson.
 * @param marked ids of lessons with marks or misses
 */
export function columnsOf(
  grid: Pick<JournalFrame, 'group' | 'quarters' | 'lessons' | 'works' | 'today'>,
  marked: ReadonlySet<number>,
): MarkColumn[] {
  const periods = new Map(
    grid.quarters.map((one) => [one.id, periodState(closingOfQuarter(periodsOf(grid), one), grid.today)]),
  )
  const inQuarter = (quarter: GridQuarter | null) => ({ quarter, period: periods.get(quarter?.id ?? 0) ?? null })
  const lessons = grid.lessons
    .filter(({ id, status }) => status !== 'cancelled' || marked.has(id))
    .toSorted(byTime)
    .map((lesson): LessonColumn => {
      const id = lessonColumnId(lesson.id)
      return { kind: 'lesson', id, lesson, ...inQuarter(quarterOn(grid.quarters, lesson.date)) }
    })
  const byId = new Map(grid.lessons.map((lesson) => [lesson.id, lesson]))
  const works = grid.works
    .toSorted((a, b) => Number(a.kind === 'soch') - Number(b.kind === 'soch') || a.number - b.number)
    .map((work): WorkColumn => {
      const lesson = (work.lesson_id === null ? undefined : byId.get(work.lesson_id)) ?? null
      const quarter = grid.quarters.find(({ id }) => id === work.quarter_id) ?? null
      return { kind: 'work', id: workColumnId(work.id), work, lesson, ...inQuarter(quarter) }
    })
  const follows = (lesson: LessonColumn) => works.filter((work) => work.lesson?.id === lesson.lesson.id)
  const undated = works.filter((work) => !lessons.some(({ lesson }) => lesson.id === work.lesson?.id))
  const dated: MarkColumn[] = lessons.flatMap((lesson) => [lesson, ...follows(lesson)])
  return [...dated, ...undated].toSorted((a, b) => compareCode(dateOf(a), dateOf(b)))
}

/** «СОР 1», «СОЧ». */
export const workName = ({ kind, number }: Pick<Work, 'kind' | 'number'>): string =>
  kind === 'sor' ? t`СОР ${number}` : t`СОЧ`

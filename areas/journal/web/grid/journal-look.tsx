import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '#platform/web/ui/index.ts'
import type { SchoolTime } from '#areas/timetable/rules/lesson-time.ts'
import { monthTitle, parseMonth } from '#platform/contract/month.ts'
import type { CellView, GridLook, HeadLook } from '#platform/web/grid/index.ts'
import type { JournalFrame } from '../../contract/journal.ts'
import { heldLessons } from '../../rules/held-lessons.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import { workName, type MarkColumn } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { cellWords, dayOf, isLow, isOutside, isUnwritten } from './look.ts'
import type { JournalColumn, StudentRow } from './mark-columns.ts'
import type { SheetView } from './sheet-view.ts'

function headOf({ mark: column, title }: JournalColumn, today: string): HeadLook {
  const isPast = column.lesson !== null && column.lesson.date <= today
  const isMarked = column.kind === 'lesson' && isPast && column.lesson.topic === null
  const label = [title, isMarked ? t`тема не записана` : null].filter(Boolean).join('; ')
  if (column.kind === 'work') return { label, title: workName(column.work), note: t`из ${column.work.maximum}` }
  const { day, weekday } = dayOf(column.lesson.date)
  return { label, title: day, note: weekday, isMarked }
}

const missOf = (store: JournalStore, { value: { miss } }: CellView<CellValue>) =>
  miss ? store.missKind(miss.kind_id)?.category : undefined

function toneOf(store: JournalStore, value: CellValue, column: MarkColumn): 'low' | 'missing' | undefined {
  if (isLow(store, value, column)) return 'low'
  return isUnwritten(store, value, column) ? 'missing' : undefined
}

/** How many lessons a period has by the timetable, and how many of them have been. */
interface LessonCount {
  planned: number
  held: number
}
export function countLessons(columns: readonly MarkColumn[], now: SchoolTime): LessonCount {
  const lessons = columns.flatMap(({ kind, lesson }) => (kind === 'lesson' ? [lesson] : []))
  const planned = lessons.filter(({ status }) => status !== 'cancelled')
  return { planned: planned.length, held: heldLessons(planned, now) }
}

interface CornerProps {
  grid: JournalFrame
  lessons: LessonCount
}

/**
 * Above the names: how many of the planned lessons have been held; to who only reads here, whose journal it is. The column may
 * be too narrow for it: the title says all.
 */
function Corner({ grid: { group }, lessons: { planned, held } }: CornerProps) {
  const teachers = group.teachers.join(', ')
  const counted = t`Уроков ${held} из ${planned}`
  const isReader = !group.may_mark
  const whole = [counted, group.course, group.classes.join(', '), teachers, isReader ? t`чтение` : ''].filter(Boolean)
  return (
    <span title={whole.join(' · ')}>
      {isReader ? (
        <Trans>
          {held} из {planned} · {teachers} · чтение
        </Trans>
      ) : (
        <>
          <VisuallyHidden>
            <Trans>Ученик</Trans>
          </VisuallyHidden>
          {counted}
        </>
      )}
    </span>
  )
}

/** How a journal looks in the grid, without its results. */
export const journalLook = (
  store: JournalStore,
  lessons: LessonCount,
  { tints }: Pick<SheetView, 'tints'>,
): GridLook<CellValue, JournalColumn, StudentRow> => ({
  corner: <Corner grid={store.grid} lessons={lessons} />,
  opensRows: true,
  head: (column) => headOf(column, store.grid.today),
  band: (month) => monthTitle(parseMonth(month)).split(' ')[0],
  cell: (view, { mark }) => ({
    text: store.type.copied(view.value),
    kind: missOf(store, view),
    hasComment: view.value.marks.some(({ comment }) => comment !== null),
    isAgain: view.value.marks.some(({ retake }) => retake !== undefined),
    tone: tints ? toneOf(store, view.value, mark) : undefined,
  }),
  isOutside: ({ student }, { mark }) => isOutside(student, mark),
  words: ({ student }, { title, mark }, view) =>
    cellWords(student, title, view, (id) => store.missKind(id), mark.kind === 'work' ? mark.work : null),
})

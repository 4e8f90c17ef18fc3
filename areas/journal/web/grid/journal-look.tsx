import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { monthTitle, parseMonth } from '#platform/contract/month.ts'
import type { CellView, GridLook, HeadLook } from '#platform/web/grid/index.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import { workName } from '../sheet/columns.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { cellWords, dayOf, isOutside } from './look.ts'
import type { JournalColumn, StudentRow } from './mark-columns.ts'

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

/** How a journal looks in the grid, without its results. */
export const journalLook = (store: JournalStore): GridLook<CellValue, JournalColumn, StudentRow> => ({
  corner: <Trans>Ученик</Trans>,
  head: (column) => headOf(column, store.grid.today),
  band: (month) => monthTitle(parseMonth(month)).split(' ')[0],
  cell: (view) => ({
    text: store.type.copied(view.value),
    kind: missOf(store, view),
    hasComment: view.value.marks.some(({ comment }) => comment !== null),
  }),
  isOutside: ({ student }, { mark }) => isOutside(student, mark),
  words: ({ student }, { title }, view) => cellWords(student, title, view, (id) => store.missKind(id)),
})

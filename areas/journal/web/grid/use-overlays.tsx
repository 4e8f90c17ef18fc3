import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import {
  cellId,
  headerRow,
  isStuck,
  type CellName,
  type CellView,
  type Overlays,
  type Place,
} from '#platform/web/grid/index.ts'
import type { JournalSession } from '../journal-session.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { draftWords } from '../save/draft-words.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { BesideColumn } from './beside-column.ts'
import { resultHint } from './result-hint.tsx'

export const LessonCard = lazyPart(async () => (await import('../lessons/lesson-card.tsx')).LessonCard)
const CellDialog = lazyPart(async () => (await import('./cell-dialog.tsx')).CellDialog)
const CellHint = lazyPart(async () => (await import('./grid-hint.tsx')).CellHint)
const ColumnHint = lazyPart(async () => (await import('./grid-hint.tsx')).ColumnHint)

/** What opens over a journal comes when somebody is about to work in it. */
function fetchAhead(): void {
  for (const { preload } of [CellDialog, CellHint, ColumnHint, LessonCard]) void preload()
}

/** What the journal shows over its grid. */
export function useOverlays({ store, cursor, results }: JournalSession, beside: readonly BesideColumn[]): Overlays {
  const { t } = useLingui()
  return {
    fetchAhead,
    editor: ({ editing, rect, onClose }) => (
      <CellDialog
        key={cellId(editing.columnId, editing.rowId)}
        store={store}
        cursor={cursor}
        editing={editing}
        rect={rect}
        onClose={onClose}
      />
    ),
    hint: (place, isHovered) => {
      const cell = place.row === headerRow ? null : cursor.cellAt(place)
      if (cell) return cellHint(store, cell, isHovered)
      if (place.row === headerRow) return columnHint(store, cursor.shape.columns, place)
      const column = beside[place.column - cursor.size.written]
      const known = results.of(cursor.shape.rows[place.row] ?? 0)
      return column && column.kind !== 'average' && known ? resultHint(known, column) : null
    },
    nameOf: ({ columnId, rowId }) => {
      const lesson = store.column(columnId)?.lesson
      return [store.student(rowId)?.full_name, lesson && displayDate(lesson.date)].filter(Boolean).join(', ')
    },
    outside: (cells) => t`Не поместились в журнал: ${cells}.`,
  }
}

function cellHint(store: JournalStore, { columnId, rowId }: CellName, isHovered: boolean): ReactNode {
  const cell = cellId(columnId, rowId)
  const view = store.view(cell)
  const column = store.column(columnId)
  const isWork = column?.kind === 'work' && view.value.marks.length > 0
  if (!isWork && !(isHovered ? hasHint(view) : hasMore(view))) return null
  const clash = store.entries(cell).drafts.find(({ state }) => state === 'clash')
  return (
    <CellHint
      view={view}
      column={column}
      kinds={store.grid.miss_kinds}
      clash={clash ? draftWords(store).clash(clash) : null}
    />
  )
}

function columnHint(store: JournalStore, columns: readonly string[], { row, column: index }: Place): ReactNode {
  const column = store.column(columns[index] ?? '')
  if (!column || row !== headerRow) return null
  return <ColumnHint column={column} isPast={column.lesson !== null && column.lesson.date <= store.grid.today} />
}

/** What the text does not say: comments, a retake, a reason, why something was not stored. */
const hasMore = (view: CellView<CellValue>): boolean =>
  isStuck(view) ||
  Boolean(view.value.miss?.reason) ||
  view.value.marks.some(({ comment, retake }) => comment !== null || retake !== undefined)
/** The same for a mouse at rest, which also asks what a letter means. */
const hasHint = (view: CellView<CellValue>): boolean => hasMore(view) || view.value.miss !== null

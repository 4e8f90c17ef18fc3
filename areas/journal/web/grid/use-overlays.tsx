import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { cellId, headerRow, type CellName, type Overlays, type Place } from '#platform/web/grid/index.ts'
import type { JournalDesk } from '../journal-desk.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { CellEditor } from './cell-editor.tsx'
import { CellHint, ColumnHint, hasHint, hasMore } from './grid-hint.tsx'

/** The history of a cell, where its editor shows it. */
export type CellHistory = (cell: CellName) => ReactNode

/** What the journal shows over its grid. */
export function useOverlays({ store, cursor }: JournalDesk, history?: CellHistory): Overlays {
  const { t } = useLingui()
  return {
    editor: ({ editing, rect, onClose }) => (
      <CellEditor
        key={cellId(editing.columnId, editing.rowId)}
        store={store}
        cursor={cursor}
        editing={editing}
        rect={rect}
        onClose={onClose}
        history={history?.(editing)}
      />
    ),
    hint: (place, isHovered) => {
      const cell = place.row === headerRow ? null : cursor.cellAt(place)
      return cell ? cellHint(store, cell, isHovered) : columnHint(store, cursor.shape.columns, place)
    },
    nameOf: ({ columnId, rowId }) => {
      const lesson = store.column(columnId)?.lesson
      return [store.student(rowId)?.full_name, lesson && displayDate(lesson.date)].filter(Boolean).join(', ')
    },
    outside: (cells) => t`Не поместились в журнал: ${cells}.`,
  }
}

function cellHint(store: JournalStore, { columnId, rowId }: CellName, isHovered: boolean): ReactNode {
  const view = store.view(cellId(columnId, rowId))
  return (isHovered ? hasHint(view) : hasMore(view)) ? <CellHint view={view} kinds={store.grid.miss_kinds} /> : null
}

function columnHint(store: JournalStore, columns: readonly string[], { row, column: index }: Place): ReactNode {
  const column = store.column(columns[index] ?? '')
  if (!column || row !== headerRow) return null
  return <ColumnHint column={column} isPast={column.lesson !== null && column.lesson.date <= store.grid.today} />
}

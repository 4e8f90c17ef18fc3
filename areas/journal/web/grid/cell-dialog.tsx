import type { ComponentProps, ReactNode } from 'react'
import { cellId, type CellName } from '#platform/web/grid/index.ts'
import { readMarkHistory } from '../../contract/history.ts'
import { HistorySection } from '../history/history-section.tsx'
import { MarkHistory } from '../history/mark-history.tsx'
import type { CellValue } from '../sheet/cell-value.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { CellEditor } from './cell-editor.tsx'

/** A cell in full, with its history. */
export function CellDialog(props: Omit<ComponentProps<typeof CellEditor>, 'history'>) {
  const { store, editing } = props
  return <CellEditor {...props} history={(onReturn) => historyOf(store, editing, onReturn)} />
}

/** Of a cell: who gave, changed and took what, for who may know it. */
function historyOf(store: JournalStore, cell: CellName, onReturn: (former: CellValue) => void): ReactNode {
  const { columnId, rowId } = cell
  const lesson = store.lessonOfCell(cell)
  return lesson ? (
    <HistorySection use={readMarkHistory}>
      <MarkHistory
        lessonId={lesson.id}
        studentId={rowId}
        present={store.value(cellId(columnId, rowId))}
        kinds={store.grid.miss_kinds}
        onReturn={onReturn}
      />
    </HistorySection>
  ) : null
}

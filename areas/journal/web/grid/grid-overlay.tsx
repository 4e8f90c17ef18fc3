import { useStore } from '#platform/web/store.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { Cursor } from '../cursor/cursor.ts'
import { headerRow, type Place } from '../cursor/movement.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { cellId } from '../sheet/truth.ts'
import { AtCell } from './at-cell.tsx'
import { BlockReport } from './block-report.tsx'
import { CellEditor } from './cell-editor.tsx'
import { CellHint, ColumnHint, hasHint } from './grid-hint.tsx'

interface Props {
  store: JournalStore
  cursor: Cursor
  /** Where the mouse rests, or else where the keyboard has come to; null where there is nothing to tell. */
  hinted: Place | null
  elementAt: (place: Place) => HTMLElement | null
  onEdited: () => void
}

/** What stands over the grid, one thing at a time: the editor of a cell, a refusal, or what there is to know. */
export function GridOverlay({ store, cursor, hinted, elementAt, onEdited }: Props) {
  const editing = useStore(cursor.editing)
  const told = useStore(cursor.told)
  const { focus } = cursor.selection.get()
  const at = (place: Place) => elementAt(place)?.getBoundingClientRect()
  const focused = at(focus)
  if (editing && focused)
    return (
      <CellEditor
        key={`${editing.columnId}:${editing.studentId}`}
        store={store}
        cursor={cursor}
        editing={editing}
        rect={focused}
        onClose={() => {
          cursor.editing.set(null)
          onEdited()
        }}
      />
    )
  if (told?.kind === 'block')
    return <BlockReport store={store} told={told} onClose={() => cursor.told.set(null)} />
  if (told && focused)
    return (
      <AtCell rect={focused} role="tooltip">
        <Text size="sm" c="red" role="alert" maw={280}>
          {told.reason}
        </Text>
      </AtCell>
    )
  const rect = hinted && at(hinted)
  if (!hinted || !rect) return null
  return <Hint store={store} cursor={cursor} place={hinted} rect={rect} />
}

function Hint({ store, cursor, place, rect }: Pick<Props, 'store' | 'cursor'> & { place: Place; rect: DOMRect }) {
  const column = store.column(cursor.shape.columns[place.column] ?? '')
  const cell = cursor.cellAt(place)
  const view = cell && store.view(cellId(cell.columnId, cell.studentId))
  if (!column || (place.row !== headerRow && !(view && hasHint(view)))) return null
  return (
    <AtCell rect={rect} role="tooltip">
      {view ? (
        <CellHint view={view} kinds={store.grid.miss_kinds} />
      ) : (
        <ColumnHint column={column} isPast={column.lesson !== null && column.lesson.date <= store.grid.today} />
      )}
    </AtCell>
  )
}

import { useEffect, useState } from 'react'
import { useStore } from '#platform/web/store.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { Cursor } from '../cursor/cursor.ts'
import { headerRow, type Place } from '../cursor/movement.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { cellId } from '../sheet/truth.ts'
import { AtCell } from './at-cell.tsx'
import { BlockReport } from './block-report.tsx'
import { CellEditor } from './cell-editor.tsx'
import { CellHint, ColumnHint, hasHint, hasMore } from './grid-hint.tsx'

interface Props {
  store: JournalStore
  cursor: Cursor
  /** Where the mouse rests; null: nowhere. */
  hovered: Place | null
  /** Something else is open: no hints. */
  isQuiet: boolean
  elementAt: (place: Place) => HTMLElement | null
  onEdited: () => void
}

/** What stands over the grid, one thing at a time: the editor of a cell, a refusal, or what there is to know. */
export function GridOverlay({ store, cursor, hovered, isQuiet, elementAt, onEdited }: Props) {
  const editing = useStore(cursor.editing)
  const told = useStore(cursor.told)
  const rested = useRested(cursor)
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
  if (told?.kind === 'block') return <BlockReport store={store} told={told} onClose={() => cursor.told.set(null)} />
  if (told && focused)
    return (
      <AtCell rect={focused} kind="tooltip">
        <Text size="sm" c="red" role="alert" maw={280}>
          {told.reason}
        </Text>
      </AtCell>
    )
  const hinted = hovered ?? rested
  const rect = hinted && at(hinted)
  if (isQuiet || !hinted || !rect) return null
  return <Hint store={store} cursor={cursor} place={hinted} rect={rect} isHovered={hovered !== null} />
}

const restMilliseconds = 350
/** Where the keyboard has come to rest; null while it moves on, so that moving draws nothing here. */
function useRested(cursor: Cursor): Place | null {
  const [rested, setRested] = useState<Place | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = cursor.selection.subscribe(() => {
      clearTimeout(timer)
      setRested(null)
      timer = setTimeout(() => setRested(cursor.selection.get().focus), restMilliseconds)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [cursor])
  return rested
}

interface HintProps extends Pick<Props, 'store' | 'cursor'> {
  place: Place
  rect: DOMRect
  isHovered: boolean
}

function Hint({ store, cursor, place, rect, isHovered }: HintProps) {
  const column = store.column(cursor.shape.columns[place.column] ?? '')
  const cell = cursor.cellAt(place)
  const view = cell && store.view(cellId(cell.columnId, cell.studentId))
  const tells = view && (isHovered ? hasHint(view) : hasMore(view))
  if (!column || (place.row !== headerRow && !tells)) return null
  return (
    <AtCell rect={rect} kind="tooltip">
      {view ? (
        <CellHint view={view} kinds={store.grid.miss_kinds} />
      ) : (
        <ColumnHint column={column} isPast={column.lesson !== null && column.lesson.date <= store.grid.today} />
      )}
    </AtCell>
  )
}

import { memo } from 'react'
import type { CellView } from '../cells/cell-view.ts'
import { useCell, type WatchedCells } from '../cells/use-cell.ts'
import type { CellLook, GridColumn } from './look.ts'
import { cell as cellRole } from './roles.ts'

interface Props<Value, Column extends GridColumn> {
  column: Column
  cells: WatchedCells<Value>
  cell: string
  /** Of the row, from 1, as assistive tools count. */
  index: number
  className: string
  isOutside: boolean
  look: (view: CellView<Value>, column: Column) => CellLook
}

/** How much room a text takes: three marks and more are set smaller. */
const sizeOf = (text: string) => (text.length > 6 ? 'tiny' : text.length > 4 ? 'small' : undefined)

function Cell<Value, Column extends GridColumn>({
  cells,
  cell,
  column,
  index,
  className,
  isOutside,
  look,
}: Props<Value, Column>) {
  const view = useCell(cells, cell)
  const { text, hasComment, isAgain, kind, tone } = look(view, column)
  const shown = view.typing ?? text
  return (
    <div
      {...cellRole}
      aria-colindex={index}
      className={className}
      aria-readonly={isOutside || undefined}
      aria-invalid={view.problem === null ? undefined : true}
      data-outside={isOutside || undefined}
      data-state={view.state === 'plain' ? undefined : view.state}
      data-typing={view.typing === null ? undefined : true}
      data-kind={view.typing === null ? kind : undefined}
      data-tone={view.typing === null && !isOutside ? tone : undefined}
      data-size={sizeOf(shown)}
      data-comment={hasComment || undefined}
      data-again={isAgain || undefined}
    >
      {shown}
    </div>
  )
}

/** One cell: draws what the store says. Selection, hover and focus are the style sheet's and the grid's matter. */
export const GridCell = memo(Cell) as typeof Cell

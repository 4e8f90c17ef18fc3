import { memo } from 'react'
import type { MissKind } from '../../contract/journal.ts'
import type { CellView } from '../sheet/cell-view.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { shownText } from './look.ts'
import { cell as cellRole } from './roles.ts'
import { useCell } from './use-cell.ts'

interface Props {
  store: JournalStore
  cell: string
  /** Of the row, from 1, as assistive tools count. */
  index: number
  className: string
  isOutside: boolean
}

/** How much room a text takes: three marks and more are set smaller. */
const sizeOf = (text: string) => (text.length > 6 ? 'tiny' : text.length > 4 ? 'small' : undefined)

const missOf = ({ value, typing }: CellView, kinds: readonly MissKind[]) =>
  typing === null && value.miss ? kinds.find(({ id }) => id === value.miss?.kind_id)?.category : undefined

/** One cell: draws what the store says. Selection, hover and focus are the style sheet's and the grid's matter. */
export const MarkCell = memo(function MarkCell({ store, cell, index, className, isOutside }: Props) {
  const view = useCell(store, cell)
  const kinds = store.grid.miss_kinds
  const text = shownText(view, kinds)
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
      data-miss={missOf(view, kinds)}
      data-size={sizeOf(text)}
      data-comment={view.value.marks.some(({ comment }) => comment !== null) || undefined}
    >
      {text}
    </div>
  )
})

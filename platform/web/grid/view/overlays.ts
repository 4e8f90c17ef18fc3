import type { ReactNode } from 'react'
import type { CellName } from '../cells/cell-name.ts'
import type { Editing } from '../cursor/cursor.ts'
import type { Place } from '../cursor/movement.ts'

/** What an area shows over its grid. */
export interface Overlays {
  /** Fetches the code of what it shows, with the first sign that somebody is about to work in the grid. */
  fetchAhead?: () => void
  /** The editor of a cell, beside it. */
  editor: (props: { editing: Editing; rect: DOMRect; onClose: () => void }) => ReactNode
  /** What there is to know where the keyboard or the mouse rests; null where the cell says all. */
  hint: (place: Place, isHovered: boolean) => ReactNode
  /** Where a cell is, in words: «Абаева Алия, 12.09.2026». */
  nameOf: (cell: CellName) => string
  /** What of a pasted block fell outside, in words, by the number of cells. */
  outside: (cells: number) => string
}

import { createContext, useContext } from 'react'
import type { Structure, Unit, UnitPost } from '../../contract/units.ts'
import type { Moves } from './use-moves.ts'
import type { Totals } from './totals.ts'

/** What is open over the page. */
export type Window =
  | { kind: 'new'; parent: Unit | null }
  | { kind: 'change'; unit: Unit }
  | { kind: 'move'; unit: Unit }
  | { kind: 'transfer'; post: UnitPost }

/** What every row of the structure needs. */
export interface StructureDesk {
  structure: Structure
  totals: ReadonlyMap<number, Totals>
  moves: Moves
  /** Lit in the list: the unit that the address names. */
  shownUnit: number | null
  open: (window: Window) => void
}
export const DeskContext = createContext<StructureDesk | null>(null)

/** @throws outside the page of the structure */
export function useDesk(): StructureDesk {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('The structure stands on its page only')
  return desk
}

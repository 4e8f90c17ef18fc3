import { createContext, useContext } from 'react'
import type { Structure, Unit, UnitPost } from '../../contract/units.ts'
import type { Moves } from './use-moves.ts'
import type { Totals } from './totals.ts'

/** What is open over the page. */
export type StructureDialog =
  | { kind: 'new'; parent: Unit | null }
  | { kind: 'change'; unit: Unit }
  | { kind: 'move'; unit: Unit }
  | { kind: 'transfer'; post: UnitPost }

/** What every row of the structure needs. */
export interface StructurePageState {
  structure: Structure
  totals: ReadonlyMap<number, Totals>
  /** Rates that nobody holds, by the units whose plan gives them. */
  vacancies: ReadonlyMap<number, number>
  moves: Moves
  /** Lit in the list: the unit that the address names. */
  shownUnit: number | null
  open: (dialog: StructureDialog) => void
}
export const StructurePageContext = createContext<StructurePageState | null>(null)

/** @throws outside the page of the structure */
export function useStructurePage(): StructurePageState {
  const pageState = useContext(StructurePageContext)
  if (pageState === null) throw new Error('The structure stands on its page only')
  return pageState
}

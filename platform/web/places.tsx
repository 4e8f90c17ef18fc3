import { createContext, useContext, type Context, type ReactNode } from 'react'

/**
 * A place of a lower room that rooms above it fill: tabs of a person's card, widgets of the home page. The lower room
 * defines it and the shape of what stands there; `apps/web` fills it, for no room imports a higher one.
 */
export type Place<T> = Context<readonly T[]>
export const definePlace = <T,>(): Place<T> => createContext<readonly T[]>([])

/** What stands in a place, given to all that is inside. */
export type Filling = (inside: ReactNode) => ReactNode
export const fill =
  <T,>(At: Place<T>, things: readonly T[]): Filling =>
  (inside) => <At value={things}>{inside}</At>

/** Gives the fillings to what is inside; a place that none of them fills is empty. */
export function Filled({ by, children }: { by: readonly Filling[]; children: ReactNode }) {
  return by.reduceRight<ReactNode>((inside, filling) => filling(inside), children)
}

/** What rooms above have put into a place. */
export const usePlace = <T,>(place: Place<T>): readonly T[] => useContext(place)

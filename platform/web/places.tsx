import { createContext, useContext, useMemo, type ReactNode } from 'react'

/**
 * A place of a lower room that rooms above it fill: tabs of a person's card, widgets of the home page. The lower room
 * defines it and the shape of what stands there; rooms above put their own into it (`WebArea.fillings`), for no room imports
 * a higher one.
 */
export interface Place<T> {
  id: symbol
  /** Only a type: what stands there. */
  thing?: T
}
export const definePlace = <T,>(): Place<T> => ({ id: Symbol('place') })

/** What a room puts into a place. */
export interface Filling {
  place: symbol
  things: readonly unknown[]
}
export const fill = <T,>(place: Place<T>, things: readonly NoInfer<T>[]): Filling => ({ place: place.id, things })

const nothing: readonly never[] = []
const Things = createContext<ReadonlyMap<symbol, readonly unknown[]>>(new Map())

const collect = (fillings: readonly Filling[]): ReadonlyMap<symbol, readonly unknown[]> =>
  new Map(
    [...Map.groupBy(fillings, ({ place }) => place)].map(([place, each]) => [
      place,
      each.flatMap(({ things }) => things),
    ]),
  )

/** Gives the fillings to what is inside; a place that none of them fills is empty. */
export function Filled({ by, children }: { by: readonly Filling[]; children: ReactNode }) {
  return <Things value={useMemo(() => collect(by), [by])}>{children}</Things>
}

/** What rooms above have put into a place, in the order of the rooms; always the same array. */
export const usePlace = <T,>({ id }: Place<T>): readonly T[] =>
  // `fill` has let nothing else into it
  (useContext(Things).get(id) ?? nothing) as readonly T[]

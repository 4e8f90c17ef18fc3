import type { FunctionComponent } from 'react'
import { usePlace, type Place } from '../places.tsx'

/** A way from a card to a page of another room. */
export interface CardLink<T> {
  id: string
  /** Among the card's links of other rooms, the smallest first. */
  order: number
  /** Nothing where it leads nowhere. */
  component: FunctionComponent<{ of: T }>
}

/** What other rooms have put among the links of a card. */
export function CardLinks<T>({ place, of }: { place: Place<CardLink<T>>; of: T }) {
  return usePlace(place)
    .toSorted((one, other) => one.order - other.order)
    .map(({ id, component: Link }) => <Link key={id} of={of} />)
}

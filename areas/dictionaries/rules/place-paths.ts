import { folded } from '#platform/contract/folded.ts'

/** A record of a tree as pickers get it. */
export interface Place {
  id: number
  title: string
  parent_id: number | null
}
export interface PlacedPlace extends Place {
  /** Titles from the top down to its own. */
  path: string[]
}

/** Places of a tree with their paths; of a path that cannot be followed what stands above is left out. */
export function placePaths(places: readonly Place[]): PlacedPlace[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  const pathOf = ({ title, parent_id }: Place): string[] => {
    const above = parent_id === null ? undefined : byId.get(parent_id)
    return above ? [...pathOf(above), title] : [title]
  }
  return places.map((place) => ({ ...place, path: pathOf(place) }))
}

/**
 * Places whose path holds every word that was typed, the last step of the path sought for first: of «алматы» the city
 * comes before what stands in its region. At most so many.
 */
export function findPlaces(places: readonly PlacedPlace[], typed: string, max: number): PlacedPlace[] {
  const words = folded(typed)
    .split(/[\s›,/]+/)
    .filter(Boolean)
  const found = places.filter(({ path }) => {
    const text = folded(path.join(' '))
    return words.every((word) => text.includes(word))
  })
  const last = words.at(-1) ?? ''
  const rank = ({ title, path }: PlacedPlace) =>
    (folded(title).startsWith(last) ? 0 : folded(title).includes(last) ? 1 : 2) * 100 + path.length
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, max)
}

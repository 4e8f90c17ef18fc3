import type { Evacuation, Unit } from '../../contract/evacuations.ts'

/** By person: when they had the alarm before them. */
export type SeenMoments = ReadonlyMap<number, string>
export interface SeenEvent {
  person_id: number
  seen_at: string
}

export const keepSeen = (seen: SeenMoments, { person_id, seen_at }: SeenEvent): SeenMoments =>
  new Map(seen).set(person_id, seen_at)

/** A full answer with what was heard since; lists of which nothing was heard stay the very same. */
export function withSeen(full: Evacuation, seen: SeenMoments): Evacuation {
  if (seen.size === 0) return full
  const isNews = ({ id, seen_at }: Unit['collectors'][number]) => seen_at === null && seen.has(id)
  const units = (full.units ?? []).map((unit) =>
    unit.collectors.some(isNews)
      ? {
          ...unit,
          collectors: unit.collectors.map((one) => ({ ...one, seen_at: one.seen_at ?? seen.get(one.id) ?? null })),
        }
      : unit,
  )
  return { ...full, units }
}

/** Nobody of those who collect the list has seen the alarm. */
export const isUnseen = ({ collectors }: Unit): boolean => collectors.every(({ seen_at }) => seen_at === null)

/** Of all who collect these lists, how many have seen the alarm. */
export function seenCount(units: readonly Unit[]): { collectors: number; seen: number } {
  const people = new Map(units.flatMap(({ collectors }) => collectors.map(({ id, seen_at }) => [id, seen_at] as const)))
  return { collectors: people.size, seen: [...people.values()].filter((at) => at !== null).length }
}

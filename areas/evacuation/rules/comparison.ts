/** Seconds until so many were found; null: never. */
interface Measured {
  ninety: number | null
  all: number | null
}
/**
 * How an evacuation stands to a former one: by the time of all where both have it, else by nine tenths; `by` are seconds,
 * 0 or more. Null: there is nothing that both have.
 */
export type Comparison =
  | { of: 'all' | 'ninety'; is: 'quicker' | 'slower' | 'same'; by: number }
  /** One of them found everybody, the other did not. */
  | { of: 'all'; is: 'now' | 'before' }

export function compare(present: Measured, former: Measured): Comparison | null {
  if ((present.all === null) !== (former.all === null))
    return { of: 'all', is: present.all === null ? 'before' : 'now' }
  const of = present.all === null ? 'ninety' : 'all'
  const [now, before] = [present[of], former[of]]
  if (now === null || before === null) return null
  const is = now === before ? 'same' : now < before ? 'quicker' : 'slower'
  return { of, is, by: Math.abs(now - before) }
}

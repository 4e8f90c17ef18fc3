/** Chance that can be repeated: the same seed and path give the same numbers, whatever else was drawn elsewhere. */
export interface Random {
  /** Evenly from [0, 1). */
  next: () => number
  /** A whole number from `min` to `max`, both included. */
  whole: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** Picks by weights, which need no sum of 1. */
  weighted: <T>(items: readonly (readonly [item: T, weight: number])[]) => T
  shuffled: <T>(items: readonly T[]) => T[]
  /** About normal: mean 0, deviation 1, never beyond ±3.5. */
  normal: () => number
}

/** FNV-1a with a final avalanche, four words of state from one text. */
function stateOf(text: string): [number, number, number, number] {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  const word = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507)
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
    hash ^= hash >>> 16
    return hash >>> 0
  }
  return [word(), word(), word(), word()]
}

/** Chris Doty-Humphrey's sfc32, warmed up. */
function generator(text: string): () => number {
  let [a, b, c, counter] = stateOf(text)
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 12; round++) next()
  return next
}

/** @param path names whose chance it is: `random(seed, 'family', 12)` */
export function random(seed: number, ...path: (string | number)[]): Random {
  const next = generator([seed, ...path].join('/'))
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('Nothing to pick from')
    return items[whole(0, items.length - 1)] as T
  }
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      const found = items.find(([, weight]) => (left -= weight) < 0) ?? items.at(-1)
      if (!found) throw new RangeError('Nothing to pick from')
      return found[0]
    },
    shuffled: (items) => {
      const mixed = [...items]
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = whole(0, last)
        ;[mixed[last], mixed[other]] = [mixed[other] as (typeof mixed)[0], mixed[last] as (typeof mixed)[0]]
      }
      return mixed
    },
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  }
}

/** How students are divided; `hand`: as they are listed. */
export const divisions = ['alphabet', 'evenly', 'sex', 'random', 'hand'] as const
export type Division = (typeof divisions)[number]

export interface Divided {
  id: number
  sex: 'male' | 'female' | null
}

/** The same numbers for the same seed, from 0 to below 1: mulberry32. */
function drawing(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
function shuffled<T>(given: readonly T[], seed: number): T[] {
  const draw = drawing(seed)
  const drawn = [...given]
  for (let last = drawn.length - 1; last > 0; last--) {
    const at = Math.floor(draw() * (last + 1))
    const [one, other] = [drawn[last], drawn[at]]
    if (one === undefined || other === undefined) continue
    drawn[last] = other
    drawn[at] = one
  }
  return drawn
}

/** Lists whose lengths differ by one at most, one stretch after the other. */
function inStretches<T>(given: readonly T[], count: number): T[][] {
  const whole = Math.floor(given.length / count)
  const longer = given.length % count
  let at = 0
  return Array.from({ length: count }, (_, place) => {
    const from = at
    at += whole + (place < longer ? 1 : 0)
    return given.slice(from, at)
  })
}
/** In turn, as cards are dealt. */
const inTurn = <T>(given: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, place) => given.filter((__, index) => index % count === place))

/**
 * Divides students, who stand by the alphabet, over so many lists: `alphabet` the first letters in the first one, `evenly` in turn,
 * boys and girls apart, so that each list has as many of both; `sex` boys in the first list, girls in the second, who is of unknown
 * sex where there are fewer; `random` drawn by the seed. Each list stands by the alphabet.
 */
export function divideStudents<T extends Divided>(
  students: readonly T[],
  count: number,
  { by, seed }: { by: Exclude<Division, 'hand'>; seed: number },
): T[][] {
  const place = new Map(students.map(({ id }, index) => [id, index]))
  const inOrder = (lists: T[][]) =>
    lists.map((list) => list.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0)))
  if (by === 'alphabet') return inStretches(students, count)
  if (by === 'random') return inOrder(inStretches(shuffled(students, seed), count))
  const [boys, girls, unknown] = (['male', 'female', null] as const).map((sex) =>
    students.filter((one) => one.sex === sex),
  )
  if (by === 'evenly') return inOrder(inTurn([...(boys ?? []), ...(girls ?? []), ...(unknown ?? [])], count))
  const lists = [boys ?? [], girls ?? [], ...Array.from({ length: count - 2 }, (): T[] => [])]
  for (const one of unknown ?? []) {
    const [shortest] = lists.toSorted((a, b) => a.length - b.length)
    shortest?.push(one)
  }
  return inOrder(lists)
}

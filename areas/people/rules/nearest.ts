import { folded } from '#platform/contract/folded.ts'

/** Pairs of neighbouring letters. */
const pairsOf = (text: string): string[] => {
  const letters = ` ${folded(text)} `
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2))
}
const minLikeness = 0.3

/** Of titles the one most like what was written, by shared pairs of letters; null where none is like it. */
export function nearest(written: string, titles: readonly string[]): string | null {
  const sought = new Set(pairsOf(written))
  const likeness = (title: string) => {
    const pairs = pairsOf(title)
    return (2 * pairs.filter((pair) => sought.has(pair)).length) / (pairs.length + sought.size)
  }
  const [best] = titles.map((title) => ({ title, of: likeness(title) })).toSorted((one, other) => other.of - one.of)
  return best !== undefined && best.of >= minLikeness ? best.title : null
}

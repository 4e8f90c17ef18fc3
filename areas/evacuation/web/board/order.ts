import { compareText } from '#platform/contract/compare.ts'
import { expectedOf, type Tally } from '../../rules/tally.ts'
import type { GroupLine } from './board.ts'

/** Where a list belongs: something is left to do, everybody is found, nobody is expected. */
export const lineParts = ['open', 'found', 'empty'] as const
export type LinePart = (typeof lineParts)[number]

const troublesOf = ({ missing, help }: Tally): number => missing + help
export function partOf({ tally }: Pick<GroupLine, 'tally'>): LinePart {
  if (expectedOf(tally) === 0) return 'empty'
  return tally.waiting + troublesOf(tally) === 0 ? 'found' : 'open'
}

const isUntouched = ({ tally: { waiting, total, away } }: GroupLine): boolean => waiting > 0 && waiting === total - away

/** The worst first: lost and hurt, then those of whom nobody has said a word, then by how many are left. */
const byUrgency = (a: GroupLine, b: GroupLine): number =>
  troublesOf(b.tally) - troublesOf(a.tally) ||
  Number(isUntouched(b)) - Number(isUntouched(a)) ||
  b.tally.waiting - a.tally.waiting ||
  compareText(a.title, b.title)

/** Keys of lines, part by part, in the order in which they are shown. */
export type Order = Readonly<Record<LinePart, readonly string[]>>

/** The order as it should be at this moment. */
export function orderOf(lines: readonly GroupLine[]): Order {
  const parts = Map.groupBy(lines.toSorted(byUrgency), partOf)
  const keys = (part: LinePart) => (parts.get(part) ?? []).map(({ key }) => key)
  return { open: keys('open'), found: keys('found'), empty: keys('empty') }
}

export const isSameOrder = (a: Order, b: Order): boolean =>
  lineParts.every((part) => a[part].length === b[part].length && a[part].every((key, index) => key === b[part][index]))

/** Lines with the figures of now, standing where a kept order has them; what it does not know stands last. */
export function arrangeLines<Line extends GroupLine>(lines: readonly Line[], order: Order): Record<LinePart, Line[]> {
  const left = new Map(lines.map((line) => [line.key, line]))
  const take = (key: string): Line[] => {
    const line = left.get(key)
    left.delete(key)
    return line ? [line] : []
  }
  const shown = {
    open: order.open.flatMap(take),
    found: order.found.flatMap(take),
    empty: order.empty.flatMap(take),
  }
  for (const line of left.values()) shown[partOf(line)].push(line)
  return shown
}

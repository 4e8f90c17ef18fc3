import type { Pens } from './pens.ts'

/** Where a box stands, and whether it is the first or the last of its page. */
export interface BoxPlace {
  x: number
  y: number
  isFirst: boolean
  isLast: boolean
}
/** What is never torn: a line, a row of a table, a picture. */
export interface Box {
  height: number
  /** Over it, but not at the top of a page. */
  gap: number
  /** The next one begins on the same page. */
  keepsNext: boolean
  /** What is drawn anew where it begins a page: the head of its table. */
  head?: readonly Box[]
  /** It ends the page, and is nothing itself. */
  endsPage?: true
  draw: (pens: Pens, place: BoxPlace) => void
}
export interface PlacedBox {
  box: Box
  y: number
}

const heightOf = (boxes: readonly Box[]): number => boxes.reduce((sum, { height, gap }) => sum + height + gap, 0)

/** Boxes from `index` on that stay together. */
function chainFrom(boxes: readonly Box[], index: number): Box[] {
  const chain: Box[] = []
  for (let one = index; one < boxes.length; one++) {
    const box = boxes[one]
    if (box === undefined || box.endsPage) break
    chain.push(box)
    if (!box.keepsNext) break
  }
  return chain
}

/**
 * Puts boxes on pages of a height, the first of which may be lower. What stays together goes to the next page together, unless it
 * is higher than a page.
 */
export function paginate(boxes: readonly Box[], { height, first }: { height: number; first: number }): PlacedBox[][] {
  const pages: PlacedBox[][] = [[]]
  let y = 0
  const room = () => (pages.length === 1 ? first : height)
  const isFresh = () => (pages.at(-1)?.length ?? 0) === 0
  const put = (box: Box) => {
    y += isFresh() ? 0 : box.gap
    pages.at(-1)?.push({ box, y })
    y += box.height
  }
  const next = (begins: Box | undefined) => {
    pages.push([])
    y = 0
    for (const box of begins?.head ?? []) put(box)
  }
  for (let index = 0; index < boxes.length;) {
    const box = boxes[index]
    if (box?.endsPage) {
      if (index < boxes.length - 1) next(boxes[index + 1])
      index++
      continue
    }
    const chain = chainFrom(boxes, index)
    const headHeight = heightOf(chain[0]?.head ?? [])
    const fits = y + heightOf(chain) - (isFresh() ? (chain[0]?.gap ?? 0) : 0) <= room()
    if (!fits && !isFresh() && heightOf(chain) + headHeight <= height) next(chain[0])
    for (const one of chain) {
      if (y + one.gap + one.height > room() && !isFresh()) next(one)
      put(one)
    }
    index += chain.length
  }
  return pages
}

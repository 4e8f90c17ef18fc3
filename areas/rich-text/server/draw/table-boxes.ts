import type { Box, BoxPlace } from './boxes.ts'
import type { Around } from './around.ts'
import type { Pens } from './pens.ts'
import type { Piece, PieceCell, TablePiece } from './pieces.ts'
import { ink } from './text-boxes.ts'

const padding = { x: 5, y: 3 }
const tableGap = 6
const headFill = '#eef1f4'

/** A cell as it is drawn: what of it stands in one row. */
interface CellSlice {
  x: number
  width: number
  isHead: boolean
  boxes: readonly Box[]
  /** Its upper and its lower edge stand here. */
  begins: boolean
  ends: boolean
}

const contentHeight = (boxes: readonly Box[]) =>
  boxes.reduce((sum, { height, gap }, index) => sum + height + (index === 0 ? 0 : gap), 0) + 2 * padding.y

/** Frames stand under what is written. */
function drawFrame({ document }: Pens, slice: CellSlice, place: BoxPlace & { height: number }): void {
  const { x, y, height, isFirst, isLast } = place
  const [left, right] = [x + slice.x, x + slice.x + slice.width]
  if (slice.isHead) document.rect(left, y, slice.width, height).fill(headFill)
  document
    .lineWidth(0.5)
    .moveTo(left, y)
    .lineTo(left, y + height)
  document.moveTo(right, y).lineTo(right, y + height)
  if (slice.begins || isFirst) document.moveTo(left, y).lineTo(right, y)
  if (slice.ends || isLast) document.moveTo(left, y + height).lineTo(right, y + height)
  document.stroke(ink.line).fillColor('black')
}

function drawContent(pens: Pens, slice: CellSlice, { x, y }: BoxPlace): void {
  let top = y + padding.y
  for (const [index, box] of slice.boxes.entries()) {
    if (index > 0) top += box.gap
    box.draw(pens, { x: x + slice.x + padding.x, y: top, isFirst: false, isLast: false })
    top += box.height
  }
}

const rowBox = (slices: readonly CellSlice[], height: number, more: Partial<Box>): Box => ({
  height,
  gap: 0,
  keepsNext: false,
  ...more,
  draw: (pens, place) => {
    for (const slice of slices) drawFrame(pens, slice, { ...place, height })
    for (const slice of slices) drawContent(pens, slice, place)
  },
})

/** As many boxes as fit, at least one. */
function fitting(boxes: readonly Box[], height: number): number {
  let [count, sum] = [0, 2 * padding.y]
  for (const { height: own, gap } of boxes) {
    sum += own + (count === 0 ? 0 : gap)
    if (sum > height && count > 0) break
    count++
  }
  return count
}

/** A row that is higher than a page, in slices that are not. */
function slicedRow(slices: readonly CellSlice[], height: number, most: number, more: Partial<Box>): Box[] {
  if (height <= most) return [rowBox(slices, height, more)]
  const rows: Box[] = []
  let left = slices
  while (left.some(({ boxes }) => boxes.length > 0)) {
    const counts = left.map(({ boxes }) => fitting(boxes, most))
    const shown = left.map((slice, index) => ({ ...slice, boxes: slice.boxes.slice(0, counts[index]), ends: false }))
    left = left.map((slice, index) => ({ ...slice, boxes: slice.boxes.slice(counts[index]), begins: false }))
    const isEnd = left.every(({ boxes }) => boxes.length === 0)
    const ending = isEnd ? shown.map((slice, index) => ({ ...slice, ends: slices[index]?.ends ?? true })) : shown
    rows.push(
      rowBox(
        ending,
        Math.max(...shown.map(({ boxes }) => contentHeight(boxes))),
        isEnd ? more : { ...more, keepsNext: false },
      ),
    )
  }
  return rows
}

interface Measured {
  cell: PieceCell
  row: number
  boxes: readonly Box[]
}

/** Each row is as high as its cells; one that reaches over several makes the last of them higher. */
function rowHeights(cells: readonly Measured[], count: number): number[] {
  const heights = Array.from({ length: count }, () => 0)
  const raise = (row: number, height: number) => (heights[row] = Math.max(heights[row] ?? 0, height))
  for (const { cell, row, boxes } of cells) if (cell.rowspan === 1) raise(row, contentHeight(boxes))
  for (const { cell, row, boxes } of cells) {
    if (cell.rowspan === 1) continue
    const last = row + cell.rowspan - 1
    const over = heights.slice(row, last).reduce((sum, height) => sum + height, 0)
    raise(last, contentHeight(boxes) - over)
  }
  return heights
}

/**
 * The rows of a table; its head stands anew on each page, rows that share a cell stay together.
 * @param boxesOf of what stands in a cell of a width
 */
export function tableBoxes(
  table: TablePiece,
  around: Pick<Around, 'width' | 'pageHeight'>,
  boxesOf: (pieces: readonly Piece[], width: number) => Box[],
): Box[] {
  const edges = table.columns.reduce((all, share) => [...all, (all.at(-1) ?? 0) + share * around.width], [0])
  const spanOf = ({ column, colspan }: PieceCell) => {
    const x = edges[column] ?? 0
    return { x, width: (edges[column + colspan] ?? around.width) - x }
  }
  const cells = table.rows.flatMap((row, index) =>
    row.map((cell): Measured => {
      const width = spanOf(cell).width - 2 * padding.x
      return { cell, row: index, boxes: boxesOf(cell.pieces, width) }
    }),
  )
  const heights = rowHeights(cells, table.rows.length)
  const most = around.pageHeight * 0.8
  const boxesOfRow = (index: number, head: readonly Box[]): Box[] => {
    const here = cells.filter(({ cell, row }) => row <= index && index < row + cell.rowspan)
    const slices = here.map(({ cell, row, boxes }): CellSlice => {
      const [begins, ends] = [row === index, row + cell.rowspan - 1 === index]
      return { ...spanOf(cell), isHead: cell.isHead, boxes: begins ? boxes : [], begins, ends }
    })
    const keepsNext = index < table.headRows || here.some(({ cell, row }) => index < row + cell.rowspan - 1)
    return slicedRow(slices, heights[index] ?? 0, most, { keepsNext, ...(head.length > 0 && { head }) })
  }
  return withHead(table, boxesOfRow)
}

function withHead({ rows, headRows }: TablePiece, boxesOfRow: (index: number, head: readonly Box[]) => Box[]): Box[] {
  // a table of heads alone has nothing to stand over
  const heads = headRows < rows.length ? headRows : 0
  const head = rows.slice(0, heads).flatMap((_, index) => boxesOfRow(index, []))
  const [first, ...others] = [...head, ...rows.slice(heads).flatMap((_, index) => boxesOfRow(heads + index, head))]
  return first === undefined ? [] : [{ ...first, gap: tableGap }, ...others]
}

import { inPoints } from './pdf-lines.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** Edges of columns and rows, in points from the left and from the top; the first and the last are those of the whole. */
interface Grid {
  columns: readonly number[]
  rows: readonly number[]
}

/** Adds words of a path at once: a document would take each for a piece of its own. */
const addPath = (document: PDFKit.PDFDocument, words: readonly string[]): void =>
  void document.addContent(Buffer.from(`${words.join('\n')}\n`, 'latin1'))
const boxOf = (...edges: readonly number[]) => `${edges.map(inPoints).join(' ')} re`
const lineOf = (x: number, y: number, toX: number, toY: number) =>
  `${inPoints(x)} ${inPoints(y)} m ${inPoints(toX)} ${inPoints(toY)} l`

/** Adds boxes to the document's path. */
export const addBoxes = (document: PDFKit.PDFDocument, boxes: readonly Box[]): void =>
  addPath(
    document,
    boxes.map(({ x, y, width, height }) => boxOf(x, y, width, height)),
  )

/** Fills boxes as one path, whatever stands in them. */
export function fillBoxes(document: PDFKit.PDFDocument, boxes: readonly Box[], colour: string): void {
  if (boxes.length === 0) return
  addBoxes(document, boxes)
  document.fill(colour)
}

/**
 * Adds the lines of a grid to the document's path: a frame and what divides it. A box for each cell would draw most lines twice, in
 * so many more words.
 */
export function addGrid(document: PDFKit.PDFDocument, { columns, rows }: Grid): void {
  const [left = 0, right = 0] = [columns[0], columns.at(-1)]
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)]
  addPath(document, [
    boxOf(left, top, right - left, bottom - top),
    ...columns.slice(1, -1).map((x) => lineOf(x, top, x, bottom)),
    ...rows.slice(1, -1).map((y) => lineOf(left, y, right, y)),
  ])
}

/** Edges of columns and rows, in points from the left and from the top; the first and the last are those of the whole. */
interface Grid {
  columns: readonly number[]
  rows: readonly number[]
}

/**
 * Adds the lines of a grid to the document's path: a frame and what divides it. A box for each cell would draw most lines twice, in
 * so many more words.
 */
export function addGrid(document: PDFKit.PDFDocument, { columns, rows }: Grid): void {
  const [left = 0, right = 0] = [columns[0], columns.at(-1)]
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)]
  document.rect(left, top, right - left, bottom - top)
  for (const x of columns.slice(1, -1)) document.moveTo(x, top).lineTo(x, bottom)
  for (const y of rows.slice(1, -1)) document.moveTo(left, y).lineTo(right, y)
}

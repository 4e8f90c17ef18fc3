import { drawRotated, rotatedHeight } from './pdf-rotated.ts'

/**
 * A table on paper: its head stands again on every page. `share` of the width belongs to a column; rows hold texts. Of a
 * narrow column the title may stand upright, read from below.
 */
export interface PaperTable {
  columns: readonly { title: string; share: number; align?: 'left' | 'right' | 'center'; isUpright?: boolean }[]
  rows: readonly (readonly string[])[]
  /** It is not torn where a page can hold it; by default so is a short one. */
  isWhole?: boolean
}
interface Place {
  x: number
  width: number
  align: 'left' | 'right' | 'center'
  isUpright: boolean
}
const fontSize = 9.5
const padding = { x: 5, y: 3.5 }
/** A table that takes no more of a page is not torn. */
const shortShare = 0.4
const colours = { line: '#9aa4b1', head: '#eef1f4' }

function placesOf({ columns }: PaperTable, { page }: PDFKit.PDFDocument): Place[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const width = page.width - page.margins.left - page.margins.right
  let x = page.margins.left
  return columns.map(({ share, align = 'left', isUpright = false }) => {
    const place = { x, width: (width * share) / whole, align, isUpright }
    x += place.width
    return place
  })
}

/** Draws one row at the document's present line, a long text over several; the next line is under it. */
function drawRow(
  document: PDFKit.PDFDocument,
  places: Place[],
  texts: readonly string[],
  fill?: string,
  height = heightOf(document, places, texts),
): void {
  const { y } = document
  for (const [index, { x, width, align }] of places.entries()) {
    if (fill) document.rect(x, y, width, height).fill(fill)
    document.lineWidth(0.5).rect(x, y, width, height).stroke(colours.line)
    document.fillColor('black').text(texts[index] ?? '', x + padding.x, y + padding.y, {
      width: width - 2 * padding.x,
      align,
    })
  }
  document.x = document.page.margins.left
  document.y = y + height
}
/** Draws the head: upright titles in cells as high as the longest of them. */
function drawTitles(document: PDFKit.PDFDocument, places: Place[], titles: readonly string[]): void {
  const { y } = document
  const horizontal = titles.map((title, index) => (places[index]?.isUpright ? '' : title))
  const height = headHeight(document, places, titles)
  drawRow(document, places, horizontal, colours.head, height)
  for (const [index, { x, width, isUpright }] of places.entries())
    if (isUpright) drawRotated(document, titles[index] ?? '', { x, y, width, height }, padding)
  document.x = document.page.margins.left
  document.y = y + height
}
const heightOf = (document: PDFKit.PDFDocument, places: Place[], texts: readonly string[]): number =>
  2 * padding.y +
  Math.max(
    ...places.map(({ width }, index) => document.heightOfString(texts[index] || ' ', { width: width - 2 * padding.x })),
  )

function headHeight(document: PDFKit.PDFDocument, places: Place[], titles: readonly string[]): number {
  document.font('bold').fontSize(fontSize)
  const horizontal = titles.map((title, index) => (places[index]?.isUpright ? '' : title))
  const upright = places.map(({ isUpright, width }, index) =>
    isUpright ? rotatedHeight(document, titles[index] ?? '', width - 2 * padding.y) + 2 * padding.x : 0,
  )
  return Math.max(heightOf(document, places, horizontal), ...upright)
}

/** What a page must have left for a table to begin on it: a short one whole, of a long one the head and two rows. */
export function roomForTable(document: PDFKit.PDFDocument, table: PaperTable): number {
  const places = placesOf(table, document)
  const titles = table.columns.map(({ title }) => title)
  const head = headHeight(document, places, titles)
  document.font('regular').fontSize(fontSize)
  const { page } = document
  const short = (page.height - page.margins.top - page.margins.bottom) * shortShare
  let height = head
  for (const [index, row] of table.rows.entries()) {
    const next = height + heightOf(document, places, row)
    if (!table.isWhole && next > short && index >= 2) {
      const [first = [], second = []] = table.rows
      return head + heightOf(document, places, first) + heightOf(document, places, second)
    }
    height = next
  }
  return height
}

/** Draws a table from the document's present line on, over as many pages as it takes. */
export function drawTable(document: PDFKit.PDFDocument, table: PaperTable): void {
  const places = placesOf(table, document)
  const titles = table.columns.map(({ title }) => title)
  const drawHead = () => {
    document.font('bold').fontSize(fontSize)
    drawTitles(document, places, titles)
    document.font('regular').fontSize(fontSize)
  }
  drawHead()
  for (const row of table.rows) {
    const bottom = document.page.height - document.page.margins.bottom
    if (document.y + heightOf(document, places, row) > bottom) {
      document.addPage()
      drawHead()
    }
    drawRow(document, places, row)
  }
  document.moveDown(0.8)
}

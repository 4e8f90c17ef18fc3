import { drawUprightText, textHeight, writeCellText } from './pdf-cell.ts'
import { paperFonts } from './pdf-fonts.ts'
import { addGrid, fillBoxes } from './pdf-grid.ts'
import { lineWidth, lineWriter, widestWord, type LineWriter } from './pdf-lines.ts'

/**
 * A table on paper: its head stands again on every page. `share` of the width belongs to a column; rows hold texts. Of a
 * narrow column the title may stand upright, read from below.
 */
export interface PaperTable {
  columns: readonly { title: string; share: number; align?: 'left' | 'right' | 'center'; isUpright?: boolean }[]
  rows: readonly (readonly string[])[]
  /** A last row in the letters of the head: sums. */
  foot?: readonly string[]
  /** It is not torn where a page can hold it; by default so is a short one. */
  isWhole?: boolean
  /** Smaller letters closer to each other, for a long one. */
  isDense?: boolean
}
interface Look {
  size: number
  padding: { x: number; y: number }
}
const looks = {
  usual: { size: 9.5, padding: { x: 5, y: 3.5 } },
  dense: { size: 8.5, padding: { x: 4, y: 2 } },
} satisfies Record<string, Look>
const lookOf = ({ isDense = false }: PaperTable): Look => (isDense ? looks.dense : looks.usual)
const bodyOf = ({ rows, foot }: PaperTable) => (foot ? [...rows, foot] : rows)
/** A table that takes no more of a page is not torn. */
const shortShare = 0.4
const colours = { line: '#9aa4b1', head: '#eef1f4' }
/** What an upright title may take before it goes on in a second line. */
const maxUpright = 96
/** A row that touches the margin would go to the next page by itself, without a head. */
const spare = 0.5

/** A table with its measures on a document, in points. */
export interface MeasuredTable {
  table: PaperTable
  widths: number[]
  head: number
  rows: number[]
}

/** What of a column is not broken: words of its title, short ones of its cells. */
function wholeWidth(document: PDFKit.PDFDocument, table: PaperTable, column: number): number {
  const { title = '', isUpright = false } = table.columns[column] ?? {}
  let widest = Math.max(-Infinity, ...(isUpright ? [] : title.split(' ')).map((word) => lineWidth(document, word)))
  for (const row of bodyOf(table)) widest = Math.max(widest, widestWord(document, row[column] ?? ''))
  return widest
}

/** The widths by their shares, none less than its longest whole word takes: the others give what is missing. */
function widthsOf(table: PaperTable, document: PDFKit.PDFDocument): number[] {
  const { page } = document
  const { size, padding } = lookOf(table)
  const whole = table.columns.reduce((sum, { share }) => sum + share, 0)
  const width = page.width - page.margins.left - page.margins.right
  document.font(paperFonts.bold).fontSize(size)
  const columns = table.columns.map(({ share }, index) => {
    const own = (width * share) / whole
    return { own, spared: own - Math.max(0, wholeWidth(document, table, index) + 2 * padding.x + spare) }
  })
  const sum = (of: (column: (typeof columns)[number]) => number) => columns.reduce((all, one) => all + of(one), 0)
  const missing = sum(({ spared }) => Math.max(0, -spared))
  const given = Math.min(
    1,
    missing /
      Math.max(
        1,
        sum(({ spared }) => Math.max(0, spared)),
      ),
  )
  return columns.map(({ own, spared }) => own - (spared < 0 ? spared : spared * given))
}

/** How high a title must be that is read from below, in a column of this width. */
function uprightHeight(document: PDFKit.PDFDocument, title: string, width: number, { padding }: Look): number {
  const whole = lineWidth(document, title) + 1
  const hasRoomForTwo = width - 2 * padding.y >= 2 * document.currentLineHeight(true)
  return (hasRoomForTwo ? Math.min(maxUpright, whole) : whole) + 2 * padding.x
}

const lineHeight = (document: PDFKit.PDFDocument, text: string, width: number, { padding }: Look): number =>
  textHeight(document, text, width - 2 * padding.x) + 2 * padding.y

/** Measures a table on a document, whose pages are all of one size. */
export function measureTable(document: PDFKit.PDFDocument, table: PaperTable): MeasuredTable {
  const widths = widthsOf(table, document)
  const look = lookOf(table)
  document.font(paperFonts.bold).fontSize(look.size)
  const titles = table.columns.map(({ title, isUpright = false }, index) =>
    (isUpright ? uprightHeight : lineHeight)(document, title, widths[index] ?? 0, look),
  )
  document.font(paperFonts.regular).fontSize(look.size)
  const rows = bodyOf(table).map((row) => {
    document.font(row === table.foot ? paperFonts.bold : paperFonts.regular)
    return Math.max(...widths.map((width, index) => lineHeight(document, row[index] ?? '', width, look)))
  })
  return { table, widths, head: Math.max(...titles), rows }
}

const pageHeight = ({ page }: PDFKit.PDFDocument) => page.height - page.margins.top - page.margins.bottom

/** What a page must have left for a table to begin on it: a short one whole, of a long one the head and two rows. */
export function roomForTable(document: PDFKit.PDFDocument, { table, head, rows }: MeasuredTable): number {
  const whole = rows.reduce((sum, row) => sum + row, head)
  const isTorn = !table.isWhole && rows.length > 2 && whole > pageHeight(document) * shortShare
  return spare + (isTorn ? head + (rows[0] ?? 0) + (rows[1] ?? 0) : whole)
}

/** The rows of each page: of the first what is left of it, of the others what stands under the head. */
function pagesOf(document: PDFKit.PDFDocument, { head, rows }: MeasuredTable): number[][] {
  const pages: number[][] = [[]]
  let left = document.page.height - document.page.margins.bottom - document.y - head - spare
  for (const [index, row] of rows.entries()) {
    if (row > left) {
      pages.push([])
      left = pageHeight(document) - head - spare
    }
    left -= row
    pages.at(-1)?.push(index)
  }
  return pages
}

type Line = { y: number; height: number; cells: readonly string[]; kind: 'titles' | 'row' | 'foot' }
/** Grounds and lines of a page's rows: each is one path, whatever stands in them. */
function drawGrid(document: PDFKit.PDFDocument, widths: readonly number[], lines: readonly Line[]): void {
  const { left } = document.page.margins
  const width = widths.reduce((sum, one) => sum + one, 0)
  const grounds = lines.flatMap(({ y, height, kind }) => (kind === 'row' ? [] : [{ x: left, y, width, height }]))
  fillBoxes(document, grounds, colours.head)
  addGrid(document, {
    columns: widths.reduce((edges, one) => [...edges, (edges.at(-1) ?? 0) + one], [left]),
    rows: [...lines.slice(0, 1).map(({ y }) => y), ...lines.map(({ y, height }) => y + height)],
  })
  document.lineWidth(0.5).stroke(colours.line).fillColor('black')
}

function drawTexts(
  document: PDFKit.PDFDocument,
  writer: LineWriter,
  { table, widths }: MeasuredTable,
  line: Line,
): void {
  const { size, padding } = lookOf(table)
  document.font(line.kind === 'row' ? paperFonts.regular : paperFonts.bold).fontSize(size)
  let x = document.page.margins.left
  for (const [index, { align, isUpright = false }] of table.columns.entries()) {
    const width = widths[index] ?? 0
    const text = line.cells[index] ?? ''
    if (isUpright && line.kind === 'titles') {
      const bottom = line.y + line.height - padding.x
      const [room, length] = [width - 2 * padding.y, line.height - 2 * padding.x]
      drawUprightText(document, text, { x: x + padding.y, width: room, bottom, length })
    } else if (text !== '') {
      const box = { x: x + padding.x, y: line.y + padding.y, width: width - 2 * padding.x }
      writeCellText(document, writer, text, box, align)
    }
    x += width
  }
}

/** Draws a table from the document's present line on, over as many pages as it takes. */
export function drawTable(document: PDFKit.PDFDocument, measured: MeasuredTable): void {
  const { table, head, rows } = measured
  const [body, columns] = [bodyOf(table), table.columns.map(({ title }) => title)]
  for (const [page, indexes] of pagesOf(document, measured).entries()) {
    if (page > 0) document.addPage()
    let { y } = document
    const lineOf = (kind: Line['kind'], cells: readonly string[], height: number): Line => {
      const line = { y, height, cells, kind }
      y += height
      return line
    }
    const lines = [
      lineOf('titles', columns, head),
      ...indexes.map((index) =>
        lineOf(body[index] === table.foot ? 'foot' : 'row', body[index] ?? [], rows[index] ?? 0),
      ),
    ]
    drawGrid(document, measured.widths, lines)
    const writer = lineWriter(document)
    for (const line of lines) drawTexts(document, writer, measured, line)
    writer.end()
    document.y = y
  }
  document.x = document.page.margins.left
  document.font(paperFonts.regular).fontSize(lookOf(table).size).moveDown(0.8)
}

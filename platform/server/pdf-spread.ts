import { paperFonts } from './pdf-fonts.ts'
import { sheetsOfSpread, type MeasuredColumn, type SpreadSheet } from './spread-sheets.ts'

export interface SpreadColumn {
  title: string
  align?: 'left' | 'right' | 'center'
  /** Its title is read from below. */
  isUpright?: boolean
  /** What stands in it is bold. */
  isBold?: boolean
}
/** Columns under a common title, which stands again on every sheet on which one of them does. */
export interface SpreadBand {
  title: string
  columns: readonly SpreadColumn[]
  /** It is not torn between two sheets. */
  isWhole?: boolean
}
/**
 * A table too wide for a sheet: its leading columns stand again on each, the others go on from sheet to sheet under their band.
 * Letters become smaller, down to 6.5 points, where all rows then stand on one sheet.
 */
export interface PaperSpread {
  lead: readonly SpreadColumn[]
  bands: readonly SpreadBand[]
  /** Of each the cells of the leading columns, then those of the bands; null is shaded: nothing can stand there. */
  rows: readonly (readonly (string | null)[])[]
  /** So many rows of one student stand on one sheet; by default 1. */
  rowsTogether?: number
}

const sizes = { largest: 8.5, least: 6.5, step: 0.5 }
const pad = { x: 2.5, y: 1.3 }
const minWidth = 13
/** Of the width of a sheet for one leading column; what is longer goes on in a second line. */
const maxLead = 0.24
/** How much wider columns become where they leave room. */
const maxStretch = 1.7
const colours = { line: '#8b95a3', head: '#eef1f4', shade: '#e3e7ec', ink: '#111820' }

/** A spread with its measures at one size of letters, in points. */
interface Measured {
  size: number
  lead: number[]
  columns: MeasuredColumn[]
  bandHeight: number
  titleHeight: number
  rows: number[]
}

const lineOf = (document: PDFKit.PDFDocument) => document.currentLineHeight(true) + 2 * pad.y

function naturalWidth(
  document: PDFKit.PDFDocument,
  { title, isUpright = false, isBold = false }: SpreadColumn,
  cells: readonly (string | null)[],
): number {
  document.font(isBold ? paperFonts.bold : paperFonts.regular)
  const widest = Math.max(0, ...new Set(cells.map((cell) => (cell === null ? 0 : document.widthOfString(cell)))))
  document.font(paperFonts.bold)
  return Math.max(minWidth, widest + 2 * pad.x, isUpright ? 0 : document.widthOfString(title) + 2 * pad.x)
}

function measure(document: PDFKit.PDFDocument, spread: PaperSpread, size: number): Measured {
  document.fontSize(size)
  const whole = document.page.width - document.page.margins.left - document.page.margins.right
  const widthOf = (column: SpreadColumn, index: number) =>
    naturalWidth(
      document,
      column,
      spread.rows.map((row) => row[index] ?? null),
    )
  const lead = spread.lead.map((column, index) => Math.min(whole * maxLead, widthOf(column, index)))
  let place = spread.lead.length
  const columns = spread.bands.flatMap((band, bandIndex) =>
    band.columns.map((column): MeasuredColumn => {
      const index = place++
      return { index, width: widthOf(column, index), band: bandIndex, isOfWhole: band.isWhole ?? false }
    }),
  )
  document.font(paperFonts.bold)
  const uprights = [...spread.lead, ...spread.bands.flatMap((band) => band.columns)].flatMap(({ title, isUpright }) =>
    isUpright ? [document.widthOfString(title) + 2 * pad.x + 1] : [],
  )
  const titleHeight = Math.max(lineOf(document), ...uprights)
  document.font(paperFonts.regular)
  const leadHeight = (row: readonly (string | null)[]) =>
    lead.map((width, index) => document.heightOfString(row[index] || ' ', { width: width - 2 * pad.x }) + 2 * pad.y)
  const rows = spread.rows.map((row) => Math.max(lineOf(document), ...leadHeight(row)))
  return { size, lead, columns, bandHeight: lineOf(document), titleHeight, rows }
}

const headOf = ({ bandHeight, titleHeight }: Measured) => bandHeight + titleHeight
const heightOf = (measured: Measured) => measured.rows.reduce((sum, row) => sum + row, headOf(measured))
const pageHeight = ({ page }: PDFKit.PDFDocument) => page.height - page.margins.top - page.margins.bottom

/** The largest letters with which all rows stand on the rest of the page, if they can with what follows; else the largest. */
function fitted(document: PDFKit.PDFDocument, spread: PaperSpread, following: number): Measured {
  const whole = document.page.height - document.page.margins.bottom - document.y
  const least = heightOf(measure(document, spread, sizes.least))
  const room = least <= whole - following ? whole - following : whole
  const largest = measure(document, spread, sizes.largest)
  for (let size: number = sizes.largest; size >= sizes.least; size -= sizes.step) {
    const measured = size === sizes.largest ? largest : measure(document, spread, size)
    if (heightOf(measured) <= room) return measured
  }
  return largest
}

/** What a page must have left for a spread to begin on it: the head and two rows. */
export function roomForSpread(document: PDFKit.PDFDocument, spread: PaperSpread): number {
  const measured = measure(document, spread, sizes.least)
  return headOf(measured) + (measured.rows[0] ?? 0) + (measured.rows[1] ?? 0)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}
function drawBox(document: PDFKit.PDFDocument, { x, y, width, height }: Box, fill: string | null): void {
  document.lineWidth(0.4)
  if (fill === null) document.rect(x, y, width, height).stroke(colours.line)
  else document.rect(x, y, width, height).fillAndStroke(fill, colours.line)
  document.fillColor(colours.ink)
}

/** One line in a box, cut where it is longer. */
function drawLine(document: PDFKit.PDFDocument, text: string, box: Box, align: SpreadColumn['align'] = 'left'): void {
  if (text === '') return
  const room = box.width - 2 * pad.x
  const width = Math.min(room, document.widthOfString(text))
  const left = align === 'left' ? 0 : align === 'right' ? room - width : (room - width) / 2
  const y = box.y + (box.height - document.currentLineHeight(true)) / 2
  document.save().rect(box.x, box.y, box.width, box.height).clip()
  document.text(text, box.x + pad.x + left, y, { lineBreak: false })
  document.restore()
}

function drawUpright(document: PDFKit.PDFDocument, text: string, { x, y, width, height }: Box): void {
  const [left, bottom] = [x + width / 2 - document.currentLineHeight(true) / 2, y + height - pad.x]
  document.save().rotate(-90, { origin: [left, bottom] })
  document.text(text, left, bottom, { lineBreak: false })
  document.restore()
}

function drawTitle(document: PDFKit.PDFDocument, { title, isUpright, align }: SpreadColumn, box: Box): void {
  drawBox(document, box, colours.head)
  if (isUpright) drawUpright(document, title, box)
  else drawLine(document, title, box, align)
}

interface Drawing {
  document: PDFKit.PDFDocument
  spread: PaperSpread
  measured: Measured
  sheet: SpreadSheet
}

/** Left edges of the columns of a sheet, the leading ones first; the width of each is stretched to what the sheet leaves. */
function columnsOnSheet({ document, spread, measured, sheet }: Drawing) {
  const { left, right } = document.page.margins
  const lead = measured.lead.reduce((sum, width) => sum + width, 0)
  const own = sheet.columns.reduce((sum, { width }) => sum + width, 0)
  const stretch = Math.min(maxStretch, Math.max(1, (document.page.width - left - right - lead) / Math.max(1, own)))
  const all = spread.bands.flatMap(({ columns }) => columns)
  let x = left
  const placed = (column: SpreadColumn | undefined, index: number, width: number, band: number | null) => {
    const at = { column: column ?? { title: '' }, index, x, width, band }
    x += width
    return at
  }
  return [
    ...spread.lead.map((column, index) => placed(column, index, measured.lead[index] ?? 0, null)),
    ...sheet.columns.map(({ index, width, band }) =>
      placed(all[index - spread.lead.length], index, width * stretch, band),
    ),
  ]
}
type Placed = ReturnType<typeof columnsOnSheet>[number]

function drawHead({ document, spread, measured }: Drawing, columns: readonly Placed[], y: number): void {
  const { bandHeight, titleHeight } = measured
  document.font(paperFonts.bold).fontSize(measured.size)
  for (const { column, x, width, band } of columns)
    if (band === null) drawTitle(document, column, { x, y, width, height: bandHeight + titleHeight })
    else drawTitle(document, column, { x, y: y + bandHeight, width, height: titleHeight })
  for (const [band, own] of Map.groupBy(columns, (one) => one.band)) {
    const [first] = own
    if (band === null || !first) continue
    const box = { x: first.x, y, width: own.reduce((sum, { width }) => sum + width, 0), height: bandHeight }
    drawBox(document, box, colours.head)
    drawLine(document, spread.bands[band]?.title ?? '', box, 'center')
  }
}

function drawRow(
  { document, measured, spread }: Drawing,
  columns: readonly Placed[],
  { index, y }: { index: number; y: number },
): void {
  const height = measured.rows[index] ?? 0
  for (const { column, index: place, x, width, band } of columns) {
    const text = spread.rows[index]?.[place] ?? null
    const box = { x, y, width, height }
    drawBox(document, box, text === null ? colours.shade : null)
    if (text === null || text === '') continue
    document.font(column.isBold ? paperFonts.bold : paperFonts.regular).fontSize(measured.size)
    if (band !== null || column.align === 'right') drawLine(document, text, box, column.align ?? 'center')
    else document.text(text, x + pad.x, y + pad.y, { width: width - 2 * pad.x })
  }
}

/**
 * Draws a spread from the document's present line on, over as many sheets as it takes.
 * @param following points that what is under it takes: it is kept on the same sheet where letters may be small enough
 */
export function drawSpread(document: PDFKit.PDFDocument, spread: PaperSpread, following: number): void {
  const measured = fitted(document, spread, following)
  const { left, right, bottom } = document.page.margins
  const lead = measured.lead.reduce((sum, width) => sum + width, 0)
  const sheets = sheetsOfSpread(
    { columns: measured.columns, rows: measured.rows, rowsTogether: spread.rowsTogether ?? 1 },
    {
      width: document.page.width - left - right - lead,
      first: document.page.height - bottom - document.y - headOf(measured),
      others: pageHeight(document) - headOf(measured),
    },
  )
  for (const [number, sheet] of sheets.entries()) {
    if (number > 0) document.addPage()
    const drawing = { document, spread, measured, sheet }
    const columns = columnsOnSheet(drawing)
    let { y } = document
    drawHead(drawing, columns, y)
    y += headOf(measured)
    for (const index of sheet.rows) {
      drawRow(drawing, columns, { index, y })
      y += measured.rows[index] ?? 0
    }
    document.x = left
    document.y = y
  }
  document.moveDown(0.6)
}

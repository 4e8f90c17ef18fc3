import { textHeight, writeCellText } from './pdf-cell.ts'
import { paperFonts } from './pdf-fonts.ts'
import { addGrid } from './pdf-grid.ts'
import { lineWidth, lineWriter, type LineWriter } from './pdf-lines.ts'
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
  /** Where there is no room for the title. */
  short?: string
  columns: readonly SpreadColumn[]
  /** It is not torn between two sheets. */
  isWhole?: boolean
}
/**
 * A table too wide for a sheet: its leading columns stand again on each, the others go on from sheet to sheet under their band.
 * Letters are as large, from 10.5 points down to 6.5, as the fewest sheets allow.
 */
export interface PaperSpread {
  lead: readonly SpreadColumn[]
  bands: readonly SpreadBand[]
  /** Of each the cells of the leading columns, then those of the bands; null is shaded: nothing can stand there. */
  rows: readonly (readonly (string | null)[])[]
  /** So many rows of one student stand on one sheet; by default 1. */
  rowsTogether?: number
}

const sizes = { max: 10.5, small: 7.5, min: 6.5, step: 0.5 }
const pad = { x: 2.5, y: 1.2 }
/** Closer than the font would have it: rows are told apart by their lines. */
const lineShare = 1.16
const minWidth = 13
/** Of the width of a sheet for one leading column; what is longer goes on in a second line. */
const maxLead = 0.24
/** How much wider columns become where they leave room. */
const maxStretch = 3
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

const lineOf = (size: number) => size * lineShare + 2 * pad.y
const closer = (document: PDFKit.PDFDocument, size: number) => size * lineShare - document.currentLineHeight(true)

/** Of each column what its widest cell and its title take, in letters of one point: measured once for all sizes. */
const columnsMeasured = new WeakMap<PaperSpread, { cell: number; title: number }[]>()
function measuredColumns(document: PDFKit.PDFDocument, spread: PaperSpread) {
  const known = columnsMeasured.get(spread)
  if (known) return known
  document.fontSize(1)
  const all = [...spread.lead, ...spread.bands.flatMap(({ columns }) => columns)]
  const measured = all.map(({ title, isUpright = false, isBold = false }, index) => {
    document.font(isBold ? paperFonts.bold : paperFonts.regular)
    const cells = new Set(spread.rows.map((row) => row[index] ?? ''))
    const cell = Math.max(0, ...[...cells].map((text) => lineWidth(document, text)))
    return { cell, title: isUpright ? 0 : lineWidth(document.font(paperFonts.bold), title) }
  })
  columnsMeasured.set(spread, measured)
  return measured
}

function measure(document: PDFKit.PDFDocument, spread: PaperSpread, size: number): Measured {
  const natural = measuredColumns(document, spread)
  document.fontSize(size)
  const whole = document.page.width - document.page.margins.left - document.page.margins.right
  const widthOf = (index: number) => {
    const { cell = 0, title = 0 } = natural[index] ?? {}
    return Math.max(minWidth, Math.max(cell, title) * size + 2 * pad.x)
  }
  const lead = spread.lead.map((_, index) => Math.min(whole * maxLead, widthOf(index)))
  let place = spread.lead.length
  const columns = spread.bands.flatMap((band, bandIndex) => {
    const own = band.columns.map((): MeasuredColumn => {
      const index = place++
      return { index, width: widthOf(index), band: bandIndex, isOfWhole: band.isWhole ?? false }
    })
    const missing = band.isWhole
      ? lineWidth(document.font(paperFonts.bold), band.title) + 2 * pad.x - own.reduce((sum, one) => sum + one.width, 0)
      : 0
    return own.map((column) => ({ ...column, width: column.width + Math.max(0, missing) / own.length }))
  })
  document.font(paperFonts.bold)
  const uprights = [...spread.lead, ...spread.bands.flatMap((band) => band.columns)].flatMap(({ title, isUpright }) =>
    isUpright ? [lineWidth(document, title) + 2 * pad.x + 1] : [],
  )
  const titleHeight = Math.max(lineOf(size), ...uprights)
  document.font(paperFonts.regular)
  const lineGap = closer(document, size)
  const leadHeight = (row: readonly (string | null)[]) =>
    lead.map((width, index) => textHeight(document, row[index] || ' ', width - 2 * pad.x, lineGap) + 2 * pad.y)
  const rows = spread.rows.map((row) => Math.max(lineOf(size), ...leadHeight(row)))
  return { size, lead, columns, bandHeight: lineOf(size), titleHeight, rows }
}

const headOf = ({ bandHeight, titleHeight }: Measured) => bandHeight + titleHeight
const pageHeight = ({ page }: PDFKit.PDFDocument) => page.height - page.margins.top - page.margins.bottom

function sheetsOf(document: PDFKit.PDFDocument, { rowsTogether = 1 }: PaperSpread, measured: Measured): SpreadSheet[] {
  const { left, right, bottom } = document.page.margins
  const lead = measured.lead.reduce((sum, width) => sum + width, 0)
  return sheetsOfSpread(
    { columns: measured.columns, rows: measured.rows, rowsTogether },
    {
      width: document.page.width - left - right - lead,
      first: document.page.height - bottom - document.y - headOf(measured),
      others: pageHeight(document) - headOf(measured),
    },
  )
}

interface Fitted {
  measured: Measured
  sheets: SpreadSheet[]
  /** Sheets that the spread takes with what follows it. */
  taken: number
  /** Every sheet holds all rows. */
  hasAllRows: boolean
}
function fittedAt(document: PDFKit.PDFDocument, spread: PaperSpread, size: number, following: number): Fitted {
  const measured = measure(document, spread, size)
  const sheets = sheetsOf(document, spread, measured)
  const last = (sheets.at(-1)?.rows ?? []).reduce((sum, row) => sum + (measured.rows[row] ?? 0), headOf(measured))
  const top = sheets.length === 1 ? document.y : document.page.margins.top
  const hasRoom = document.page.height - document.page.margins.bottom - top - last >= following
  return {
    measured,
    sheets,
    taken: sheets.length + (hasRoom ? 0 : 1),
    hasAllRows: sheets.every(({ rows }) => rows.length === spread.rows.length),
  }
}

/** The largest letters with which it takes the fewest sheets; small ones only where every sheet then holds all rows. */
function fitted(document: PDFKit.PDFDocument, spread: PaperSpread, following: number): Fitted {
  let best = fittedAt(document, spread, sizes.max, following)
  for (let size = sizes.max - sizes.step; size >= sizes.min && best.taken > 1; size -= sizes.step) {
    const other = fittedAt(document, spread, size, following)
    if (other.taken < best.taken && (size >= sizes.small || other.hasAllRows)) best = other
  }
  return best
}

/** What a page must have left for a spread to begin on it: the head and two rows. */
export function roomForSpread(document: PDFKit.PDFDocument, spread: PaperSpread): number {
  const measured = measure(document, spread, sizes.min)
  return headOf(measured) + (measured.rows[0] ?? 0) + (measured.rows[1] ?? 0)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}
interface Drawing {
  document: PDFKit.PDFDocument
  spread: PaperSpread
  measured: Measured
  sheet: SpreadSheet
  writer: LineWriter
}

const addBoxes = (document: PDFKit.PDFDocument, boxes: readonly Box[]) => {
  for (const { x, y, width, height } of boxes) document.rect(x, y, width, height)
}
/** Of one path, whatever stands in the boxes. */
function fillBoxes(document: PDFKit.PDFDocument, boxes: readonly Box[], colour: string): void {
  if (boxes.length === 0) return
  addBoxes(document, boxes)
  document.fill(colour)
}

/** One line in a box, cut where it is longer. */
function writeLine({ document, writer }: Drawing, text: string, box: Box, align: SpreadColumn['align'] = 'left'): void {
  if (text === '') return
  const room = box.width - 2 * pad.x
  const width = lineWidth(document, text)
  const left = align === 'left' || width > room ? 0 : align === 'right' ? room - width : (room - width) / 2
  const y = box.y + (box.height - document.currentLineHeight(true)) / 2
  writer.line(text, box.x + pad.x + left, y, width > room ? box : undefined)
}

function drawUpright(document: PDFKit.PDFDocument, text: string, { x, y, width, height }: Box): void {
  const [left, bottom] = [x + width / 2 - document.currentLineHeight(true) / 2, y + height - pad.x]
  document.save().rotate(-90, { origin: [left, bottom] })
  document.text(text, left, bottom, { lineBreak: false })
  document.restore()
}

function drawTitle(drawing: Drawing, { title, isUpright, align }: SpreadColumn, box: Box): void {
  if (isUpright) drawUpright(drawing.document, title, box)
  else writeLine(drawing, title, box, align)
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

function bandTitle(document: PDFKit.PDFDocument, band: SpreadBand | undefined, width: number): string {
  const hasRoom = (text: string) => lineWidth(document, text) <= width - 2 * pad.x
  return [band?.title, band?.short].find((title) => title !== undefined && hasRoom(title)) ?? ''
}

/** Boxes of the head with what stands in each. */
function headOfSheet(
  { document, spread, measured: { bandHeight, titleHeight } }: Drawing,
  columns: readonly Placed[],
  y: number,
) {
  const titles = columns.map(({ column, x, width, band }) => ({
    column,
    box:
      band === null
        ? { x, y, width, height: bandHeight + titleHeight }
        : { x, y: y + bandHeight, width, height: titleHeight },
  }))
  const bands = [...Map.groupBy(columns, (one) => one.band)].flatMap(([band, own]) => {
    const [first] = own
    if (band === null || !first) return []
    const box = { x: first.x, y, width: own.reduce((sum, { width }) => sum + width, 0), height: bandHeight }
    return [{ column: { title: bandTitle(document, spread.bands[band], box.width), align: 'center' as const }, box }]
  })
  return [...titles, ...bands]
}

/** The cells of a sheet from `top` down, with the edges of its rows. */
function rowsOfSheet({ measured, spread, sheet }: Drawing, columns: readonly Placed[], top: number) {
  const heights = sheet.rows.map((index) => measured.rows[index] ?? 0)
  const rows = heights.reduce((edges, height) => [...edges, (edges.at(-1) ?? 0) + height], [top])
  const cells = sheet.rows.flatMap((index, place) =>
    columns.map((placed) => ({
      placed,
      text: spread.rows[index]?.[placed.index] ?? null,
      box: { x: placed.x, y: rows[place] ?? top, width: placed.width, height: heights[place] ?? 0 },
    })),
  )
  return { cells, rows }
}
type Cell = ReturnType<typeof rowsOfSheet>['cells'][number]

function writeCell(drawing: Drawing, { placed: { column, band }, text, box }: Cell): void {
  const { document, measured, writer } = drawing
  if (text === null || text === '') return
  document.font(column.isBold ? paperFonts.bold : paperFonts.regular)
  if (band !== null || column.align === 'right') return writeLine(drawing, text, box, column.align ?? 'center')
  const lineGap = closer(document, measured.size)
  const { x, y, width } = box
  const inner = { x: x + pad.x, y: y + pad.y + lineGap / 2, width: width - 2 * pad.x, lineGap }
  writeCellText(document, writer, text, inner)
}

/** Draws a sheet from the document's present line on. @returns where it ends */
function drawSheet(drawing: Drawing): number {
  const { document, measured } = drawing
  const { y } = document
  const columns = columnsOnSheet(drawing)
  document.font(paperFonts.bold).fontSize(measured.size)
  const head = headOfSheet(drawing, columns, y)
  const { cells, rows } = rowsOfSheet(drawing, columns, y + headOf(measured))
  const edges = columns.reduce((known, { x, width }) => [...known, x + width], [document.page.margins.left])
  const boxes = head.map(({ box }) => box)
  fillBoxes(document, boxes, colours.head)
  fillBoxes(
    document,
    cells.flatMap(({ text, box }) => (text === null ? [box] : [])),
    colours.shade,
  )
  addBoxes(document, boxes)
  addGrid(document, { columns: edges, rows })
  document.lineWidth(0.4).stroke(colours.line).fillColor(colours.ink)
  for (const { column, box } of head) drawTitle(drawing, column, box)
  for (const cell of cells) writeCell(drawing, cell)
  drawing.writer.end()
  return rows.at(-1) ?? y
}

/**
 * Draws a spread from the document's present line on, over as many sheets as it takes.
 * @param following points that what is under it takes: it is kept on the same sheet where letters may be small enough
 */
export function drawSpread(document: PDFKit.PDFDocument, spread: PaperSpread, following: number): void {
  const { measured, sheets } = fitted(document, spread, following)
  for (const [number, sheet] of sheets.entries()) {
    if (number > 0) document.addPage()
    const bottom = drawSheet({ document, spread, measured, sheet, writer: lineWriter(document) })
    document.x = document.page.margins.left
    document.y = bottom
  }
  document.moveDown(0.6)
}

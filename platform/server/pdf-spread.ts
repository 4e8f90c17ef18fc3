import { closer, fitted, headOf, pad, type Measured } from './measure-spread.ts'
import type { PaperSpread, SpreadBand, SpreadColumn } from './paper-spread.ts'
import { writeCellText } from './pdf-cell.ts'
import { paperFonts } from './pdf-fonts.ts'
import { addBoxes, addGrid, fillBoxes, type Box } from './pdf-grid.ts'
import { lineWidth, lineWriter, type LineWriter } from './pdf-lines.ts'
import type { SpreadSheet } from './spread-sheets.ts'

/** How much wider columns become where they leave room. */
const maxStretch = 3
const colours = { line: '#8b95a3', head: '#eef1f4', shade: '#e3e7ec', ink: '#111820' }

interface Drawing {
  document: PDFKit.PDFDocument
  spread: PaperSpread
  measured: Measured
  sheet: SpreadSheet
  writer: LineWriter
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

function writeUpright({ document, writer }: Drawing, text: string, { x, y, width, height }: Box): void {
  writer.upright(text, x + width / 2 - document.currentLineHeight(true) / 2, y + height - pad.x)
}

function drawTitle(drawing: Drawing, { title, isUpright, align }: SpreadColumn, box: Box): void {
  if (isUpright) writeUpright(drawing, title, box)
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

import { textHeight } from './pdf-cell.ts'
import type { PaperSpread } from './paper-spread.ts'
import { paperFonts } from './pdf-fonts.ts'
import { lineWidth } from './pdf-lines.ts'
import { sheetsOfSpread, type MeasuredColumn, type SpreadSheet } from './spread-sheets.ts'

const sizes = { max: 10.5, small: 7.5, min: 6.5, step: 0.5 }
export const pad = { x: 2.5, y: 1.2 }
/** Closer than the font would have it: rows are told apart by their lines. */
const lineShare = 1.16
const minWidth = 13
/** Of the width of a sheet for one leading column; what is longer goes on in a second line. */
const maxLead = 0.24

/** A spread with its measures at one size of letters, in points. */
export interface Measured {
  size: number
  lead: number[]
  columns: MeasuredColumn[]
  bandHeight: number
  titleHeight: number
  rows: number[]
}

const lineOf = (size: number) => size * lineShare + 2 * pad.y
/** What lines give up of their height. */
export const closer = (document: PDFKit.PDFDocument, size: number) =>
  size * lineShare - document.currentLineHeight(true)

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

export const headOf = ({ bandHeight, titleHeight }: Measured) => bandHeight + titleHeight
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
export function fitted(document: PDFKit.PDFDocument, spread: PaperSpread, following: number): Fitted {
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

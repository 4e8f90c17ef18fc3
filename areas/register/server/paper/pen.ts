import { paperFonts } from '#platform/server/pdf-fonts.ts'

/** Where a text stands: in a box of this width from `x`, its top at `y`. */
export interface Box {
  x: number
  y: number
  width: number
}
interface Look {
  size?: number
  isBold?: boolean
  align?: 'left' | 'center' | 'right'
  colour?: string
}
export const ink = { text: '#111820', pale: '#566070', line: '#8b95a3', head: '#eef1f4' }
const usualSize = 9.5
const minSize = 6
const cellPadding = 4
const fontOf = (isBold: boolean) => (isBold ? paperFonts.bold : paperFonts.regular)

/** The size at which a text stands in one line of this width, no larger than wished. */
function fittingSize(
  document: PDFKit.PDFDocument,
  text: string,
  width: number,
  { size = usualSize, isBold = false }: Look,
) {
  const natural = document.font(fontOf(isBold)).fontSize(size).widthOfString(text)
  return natural <= width ? size : Math.max(minSize, (size * width) / natural)
}

/** One line of text, made smaller until it fits its box. */
export function drawLine(document: PDFKit.PDFDocument, text: string, { x, y, width }: Box, look: Look = {}): void {
  const { size = usualSize, align = 'left', colour = ink.text } = look
  const fitting = fittingSize(document, text, width, look)
  const drawn = Math.min(width, document.fontSize(fitting).widthOfString(text))
  const left = align === 'left' ? x : align === 'right' ? x + width - drawn : x + (width - drawn) / 2
  // a smaller text stands on the same line
  document.fillColor(colour).text(text, left, y + (size - fitting), { lineBreak: false })
}

export interface Cell extends Look {
  text: string
  /** How many columns it takes; by default one. */
  columns?: number
  fill?: string
}
interface Grid {
  x: number
  y: number
  widths: readonly number[]
  heights: readonly number[]
}

/**
 * Rows of bordered cells, in the middle of each its text in one line; one too long for the least size goes on below it where the
 * row has room, else ends in dots. @returns where they end
 */
export function drawGrid(
  document: PDFKit.PDFDocument,
  rows: readonly (readonly Cell[])[],
  { x, y, widths, heights }: Grid,
) {
  const columns = widths.map((width) => ({ width }))
  const cellsOf = (cells: readonly Cell[]) => {
    let column = 0
    return cells.map((cell): PDFKit.Mixins.CellOptions => {
      const { text, columns: span = 1, fill, align = 'left', isBold = false, colour = ink.text } = cell
      const width = widths.slice(column, (column += span)).reduce((sum, one) => sum + one, 0) - 2 * cellPadding
      return {
        text,
        colSpan: span,
        align: { x: align, y: 'center' },
        font: { src: fontOf(isBold), size: fittingSize(document, text, width, cell) },
        textColor: colour,
        ...(fill !== undefined && { backgroundColor: fill }),
      }
    })
  }
  document.table({
    position: { x, y },
    columnStyles: columns,
    rowStyles: (row) => ({ height: heights[row] ?? 0 }),
    defaultStyle: {
      border: 0.5,
      borderColor: ink.line,
      padding: { top: 0, bottom: 0, left: cellPadding, right: cellPadding },
      textOptions: { lineBreak: false },
    },
    data: rows.map(cellsOf),
  })
  return heights.reduce((sum, height) => sum + height, y)
}

/** A line to be written on by hand, with what it is for before it and who it is under it. */
export function drawBlankLine(document: PDFKit.PDFDocument, label: string, { x, y, width }: Box, name = ''): void {
  document.font(paperFonts.regular).fontSize(9.5)
  const start = x + document.widthOfString(label) + 6
  const end = name === '' ? x + width : x + width * 0.62
  drawLine(document, label, { x, y, width })
  document
    .lineWidth(0.5)
    .moveTo(Math.min(start, end - 30), y + 12)
    .lineTo(end, y + 12)
    .stroke(ink.line)
  if (name !== '') drawLine(document, name, { x: end + 8, y, width: x + width - end - 8 })
}

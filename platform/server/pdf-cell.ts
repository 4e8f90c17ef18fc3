import { lineWidth, partsOf, type Align, type LineWriter } from './pdf-lines.ts'

/** `rotation` does not stand in the types of pdfkit yet. */
type Upright = PDFKit.Mixins.TextOptions & { rotation: number }

/** What ends a line, or may become a hyphen at its end. */
const breaks = /[\n\v\f\r\u0085\u00ad\u2028\u2029]/
/** Most texts of a table take one line, which is found without looking for the places where it might be broken. */
const isOneLine = (text: string, textWidth: number, width: number) => textWidth <= width && !breaks.test(text)

/** How high a text is in lines of this width, `lineGap` under each; nothing is as high as a line. */
export const textHeight = (document: PDFKit.PDFDocument, text: string, width: number, lineGap = 0): number =>
  (text === '' || isOneLine(text, lineWidth(document, text), width) ? 1 : partsOf(document, text, width).length) *
  (document.currentLineHeight(true) + lineGap)

interface CellBox {
  x: number
  y: number
  width: number
  /** Under each line. */
  lineGap?: number
}
/** Writes a text into a cell that is as high as it (see `textHeight`). */
export function writeCellText(
  document: PDFKit.PDFDocument,
  writer: LineWriter,
  text: string,
  { x, y, width, lineGap = 0 }: CellBox,
  align: Align = 'left',
): void {
  if (text === '') return
  const textWidth = lineWidth(document, text)
  if (!isOneLine(text, textWidth, width)) {
    writer.lines(text, { x, y, width }, { align, lineGap })
    return
  }
  writer.line(text, align === 'left' ? x : x + (width - textWidth) / (align === 'center' ? 2 : 1), y)
}

/**
 * Draws a text that is read from below, in the middle of a column of this width; its lines begin at `bottom` and are so long at
 * most, one for which there is no room is left out.
 */
export function drawUprightText(
  document: PDFKit.PDFDocument,
  text: string,
  { x, width, bottom, length }: { x: number; width: number; bottom: number; length: number },
): void {
  const line = document.currentLineHeight(true)
  const room = Math.max(1, Math.floor(width / line)) * line
  const height = Math.min(textHeight(document, text, length), room)
  const upright: Upright = { rotation: 90, width: length, height, ellipsis: true }
  document.text(text, x + (width - height) / 2, bottom, upright)
}

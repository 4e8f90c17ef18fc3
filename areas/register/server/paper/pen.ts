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
const minSize = 6

/** One line of text, made smaller until it fits its box. */
export function write(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: Box,
  { size = 9.5, isBold = false, align = 'left', colour = ink.text }: Look = {},
): void {
  document.font(isBold ? paperFonts.bold : paperFonts.regular).fontSize(size)
  const natural = document.widthOfString(text)
  const fitting = natural <= width ? size : Math.max(minSize, (size * width) / natural)
  const drawn = natural <= width ? natural : Math.min(width, (natural * fitting) / size)
  const left = align === 'left' ? x : align === 'right' ? x + width - drawn : x + (width - drawn) / 2
  // a smaller text stands on the same line
  document
    .fontSize(fitting)
    .fillColor(colour)
    .text(text, left, y + (size - fitting), { lineBreak: false })
}

/** A cell with its border and a text in its middle. */
export function cell(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, width, height }: Box & { height: number },
  { fill, ...look }: Look & { fill?: string } = {},
): void {
  const { size = 9.5 } = look
  document.lineWidth(0.5).rect(x, y, width, height)
  if (fill === undefined) document.stroke(ink.line)
  else document.fillAndStroke(fill, ink.line)
  if (text === '') return
  // letters of the font take 1.36 of their size, a third of it above and below
  write(document, text, { x: x + 4, y: y + (height - 1.36 * size) / 2, width: width - 8 }, look)
}

/** A line to be written on by hand, with what it is for before it and who it is under it. */
export function blank(document: PDFKit.PDFDocument, label: string, { x, y, width }: Box, name = ''): void {
  document.font(paperFonts.regular).fontSize(9.5)
  const start = x + document.widthOfString(label) + 6
  const end = name === '' ? x + width : x + width * 0.62
  write(document, label, { x, y, width })
  document
    .lineWidth(0.5)
    .moveTo(Math.min(start, end - 30), y + 12)
    .lineTo(end, y + 12)
    .stroke(ink.line)
  if (name !== '') write(document, name, { x: end + 8, y, width: x + width - end - 8 })
}

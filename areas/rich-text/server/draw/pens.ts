import { leaningFonts, paperFonts } from '#platform/server/pdf-fonts.ts'
import { lineWidth, lineWriter, type LineWriter } from '#platform/server/pdf-lines.ts'
import type { Run } from './pieces.ts'

/** Letters of a run at a size. */
export interface Letters {
  font: string
  size: number
}
/** Letters over and under the line are so much smaller. */
const scriptShare = 0.62
export function lettersOf({ isBold, isItalic, script }: Run, size: number): Letters {
  const fonts = isItalic ? leaningFonts : paperFonts
  return { font: isBold ? fonts.bold : fonts.regular, size: script === null ? size : size * scriptShare }
}

/** What a page is written with: lines of text are put on it all at once, in the end. */
export interface Pens {
  document: PDFKit.PDFDocument
  writer: LineWriter
}
export const pensOf = (document: PDFKit.PDFDocument): Pens => ({ document, writer: lineWriter(document) })

export const setLetters = (document: PDFKit.PDFDocument, { font, size }: Letters): PDFKit.PDFDocument =>
  document.font(font).fontSize(size)
export const widthIn = (document: PDFKit.PDFDocument, letters: Letters, text: string): number =>
  lineWidth(setLetters(document, letters), text)
/** How high a line of these letters is. */
export const lineHeight = (document: PDFKit.PDFDocument, letters: Letters): number =>
  setLetters(document, letters).currentLineHeight(true)

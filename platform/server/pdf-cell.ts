/** Where a text stands: its first line begins at `y`, its lines are as wide as this at most. */
interface CellBox {
  x: number
  y: number
  width: number
}
type Align = 'left' | 'right' | 'center' | undefined

/** What ends a line, or may become a hyphen at its end. */
const breaks = /[\n\v\f\r\u0085\u00ad\u2028\u2029]/
/** Most texts of a table take one line, which is found without looking for the places where it might be broken. */
const isOneLine = (text: string, textWidth: number, width: number) => textWidth <= width && !breaks.test(text)

/** How high a text is in lines of this width; nothing is as high as a line. */
export const textHeight = (document: PDFKit.PDFDocument, text: string, width: number): number =>
  isOneLine(text, document.widthOfString(text), width)
    ? document.currentLineHeight(true)
    : document.heightOfString(text, { width })

/** Draws a text into a cell that is as high as it (see `textHeight`). */
export function drawCellText(document: PDFKit.PDFDocument, text: string, box: CellBox, align: Align = 'left'): void {
  if (text === '') return
  const { x, y, width } = box
  const textWidth = document.widthOfString(text)
  if (!isOneLine(text, textWidth, width)) {
    // without a height the last line of a page might begin another
    document.text(text, x, y, { width, align, height: Infinity })
    return
  }
  const before = align === 'left' ? 0 : (width - textWidth) / (align === 'center' ? 2 : 1)
  // it is not measured again: the types of pdfkit do not know it
  document.text(text, x + before, y, { lineBreak: false, ...{ textWidth } })
}

/** The types of pdfkit do not know it yet. */
const upright: PDFKit.Mixins.TextOptions & { rotation: number } = { rotation: 90, ellipsis: true }

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
  document.text(text, x + (width - height) / 2, bottom, { ...upright, width: length, height })
}

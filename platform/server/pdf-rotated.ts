interface Cell {
  x: number
  y: number
  width: number
  height: number
}
/** What a title may take before it goes on in a second line. */
const maxHeight = 96

/** How high a cell must be for a text that is read from below, in a column of this width. */
export function rotatedHeight(document: PDFKit.PDFDocument, text: string, width: number): number {
  const whole = document.widthOfString(text)
  const line = document.currentLineHeight(true)
  const hasRoomForTwo = width >= 2 * line
  return hasRoomForTwo ? Math.min(maxHeight, whole + 1) : whole + 1
}

/** Draws a text that is read from below, from the bottom of a cell up, in the middle of its width. */
export function drawRotated(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, width, height }: Cell,
  padding: { x: number; y: number },
): void {
  const room = height - 2 * padding.x
  const thick = document.heightOfString(text, { width: room })
  document.save().rotate(-90, { origin: [x, y + height] })
  document.fillColor('black').text(text, x + padding.x, y + height + (width - thick) / 2, { width: room })
  document.restore()
}

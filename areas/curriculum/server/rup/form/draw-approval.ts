// Draws, in a thread.
import type { PaperBox } from '#platform/server/paper.ts'
import { paperFonts } from '#platform/server/pdf-fonts.ts'

const [width, size, gap] = [260, 10, 3]

/** The block «Утверждаю» at the right edge of the sheet: its heading, then its lines. */
export function drawApproval(
  document: PDFKit.PDFDocument,
  box: PaperBox,
  heading: string,
  lines: readonly string[],
): void {
  const x = box.x + box.width - width
  document.font(paperFonts.bold).fontSize(size).fillColor('black').text(heading, x, box.y, { width })
  document.font(paperFonts.regular)
  for (const line of lines) document.text(line, x, document.y + gap, { width })
}

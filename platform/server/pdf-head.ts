import { paperFonts } from './pdf-fonts.ts'

/** What the school's papers say of it. */
export interface SchoolHead {
  school: string
  /** Its picture, a data URL of a PNG: a document keeps one copy of it, however often it is drawn. */
  logo: string | null
}
/** The same with when a paper was made and by whom, which stands on each of its pages. */
export interface PaperHead extends SchoolHead {
  made: string
}

const side = 26
const gap = 8
const size = 9
const grey = '#566070'

/** Draws the school's picture whole into a square; nothing where it has none. */
export function drawLogo(
  document: PDFKit.PDFDocument,
  { logo }: Pick<SchoolHead, 'logo'>,
  at: { x: number; y: number; side: number },
): void {
  if (logo === null) return
  document.image(logo, at.x, at.y, { fit: [at.side, at.side], align: 'center', valign: 'center' })
}

/** The picture and the name of the school in the document's present line; the next line is under them. */
export function drawPaperHead(document: PDFKit.PDFDocument, head: SchoolHead): void {
  const { x, y } = document
  const start = head.logo === null ? x : x + side + gap
  const width = document.page.width - document.page.margins.right - start
  document.font(paperFonts.regular).fontSize(size)
  const height = document.heightOfString(head.school, { width })
  const whole = head.logo === null ? height : Math.max(side, height)
  drawLogo(document, head, { x, y, side })
  document.fillColor(grey).text(head.school, start, y + (whole - height) / 2, { width })
  document.fillColor('black')
  document.x = x
  document.y = y + whole + gap
}

// Draws papers, in a thread: `render-paper.ts` is how the server asks for them.
import { bytesOf, openDocument } from '#platform/server/draw-pdf.ts'
import { paperFonts, registerLeaningFonts } from '#platform/server/pdf-fonts.ts'
import { lineWidth } from '#platform/server/pdf-lines.ts'
import { packPage } from '#platform/server/pdf-packing.ts'
import type { Paper } from '../../contract/paper.ts'
import { paginate, type Box, type PlacedBox } from './boxes.ts'
import { endBox } from './end-box.ts'
import { drawLetterHead } from './letter-head.ts'
import { pageNumber } from './paper-words.ts'
import { pensOf, type Pens } from './pens.ts'
import type { Around, Pictures } from './around.ts'
import { pieceBoxes } from './piece-boxes.ts'
import { piecesOf, type Piece } from './pieces.ts'
import { ink } from './text-boxes.ts'

const margins = { top: 45, left: 57, right: 40, bottom: 52 }
const columnGap = 16
const footSize = 8
const footDrop = 20

/** What all papers of a print share. */
export interface Drawing {
  origin: string
  pictures: Pictures
}

const hasLeaning = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) =>
    piece.kind === 'text'
      ? piece.runs.some(({ isItalic }) => isItalic)
      : piece.kind === 'table' && piece.rows.flat().some((cell) => hasLeaning(cell.pieces)),
  )

/** The last of the text stays with what is under it. */
function gluedTo(boxes: readonly Box[], end: Box | null): Box[] {
  if (end === null) return [...boxes]
  const last = boxes.findLastIndex(({ endsPage }) => !endsPage)
  const glued = boxes.slice(0, last + 1).map((box, index) => (index === last ? { ...box, keepsNext: true } : box))
  return [...glued, end]
}

interface Column {
  x: number
  pages: PlacedBox[][]
}
function drawBoxes(pens: Pens, placed: readonly PlacedBox[], x: number, top: number): void {
  for (const [index, { box, y }] of placed.entries())
    box.draw(pens, { x, y: top + y, isFirst: index === 0, isLast: index === placed.length - 1 })
}

/** Of two columns what stands under both begins under the longer one; each has kept room for it. */
function lowerEnd(columns: readonly Column[], end: Box): { page: number; y: number } {
  const ends = columns.map(({ pages }) => ({
    page: pages.length - 1,
    y: pages.at(-1)?.find(({ box }) => box === end)?.y ?? 0,
  }))
  const page = Math.max(...ends.map((one) => one.page))
  return { page, y: Math.max(...ends.filter((one) => one.page === page).map((one) => one.y)) }
}

function drawFoot(document: PDFKit.PDFDocument, paper: Paper, page: number, count: number): void {
  const { width, height } = document.page
  // a line in the bottom margin would begin a new page
  document.page.margins.bottom = 0
  const y = height - margins.bottom + footDrop
  const code = paper.seal?.code ?? ''
  const number = [code, count > 1 ? pageNumber(paper, page, count) : ''].filter((word) => word !== '').join(' · ')
  document.font(paperFonts.regular).fontSize(footSize).fillColor(ink.pale)
  const own = lineWidth(document, number)
  const room = width - margins.left - margins.right - own - columnGap
  document.text(paper.footer, margins.left, y, { width: room, height: footSize * 1.5, ellipsis: true, lineBreak: true })
  document.text(number, width - margins.right - own, y, { lineBreak: false })
  document.fillColor('black')
}

function layOut(document: PDFKit.PDFDocument, paper: Paper, pieces: readonly Piece[][], given: Drawing) {
  const whole = document.page.width - margins.left - margins.right
  const pageHeight = document.page.height - margins.top - margins.bottom
  const width = pieces.length === 1 ? whole : (whole - columnGap) / 2
  const at = { x: margins.left, y: margins.top, width: whole }
  const head = paper.head === null ? 0 : drawLetterHead(document, paper.head, at)
  const around: Around = { ...given, width, pageHeight }
  const end = endBox(pensOf(document), paper, whole)
  const columns = pieces.map((one, index): Column => {
    const boxes = gluedTo(pieceBoxes(document, one, around), end)
    const pages = paginate(boxes, { height: pageHeight, first: pageHeight - head })
    return { x: margins.left + index * (width + columnGap), pages }
  })
  return { columns, end, head }
}

function drawPaper(document: PDFKit.PDFDocument, paper: Paper, given: Drawing): void {
  document.addPage()
  const pieces = paper.texts.map(({ text }) => piecesOf(text))
  if (pieces.some(hasLeaning)) registerLeaningFonts(document)
  const { columns, end, head } = layOut(document, paper, pieces, given)
  const count = Math.max(...columns.map(({ pages }) => pages.length))
  const ending = end === null ? null : lowerEnd(columns, end)
  for (let page = 0; page < count; page++) {
    if (page > 0) document.addPage()
    const pens = pensOf(document)
    const top = margins.top + (page === 0 ? head : 0)
    for (const { x, pages } of columns) {
      const boxes = (pages[page] ?? []).filter(({ box }) => box !== end)
      drawBoxes(pens, boxes, x, top)
    }
    if (end !== null && ending?.page === page)
      end.draw(pens, { x: margins.left, y: top + ending.y, isFirst: false, isLast: true })
    pens.writer.end()
    drawFoot(document, paper, page + 1, count)
    packPage(document)
  }
}

/** Papers one after the other, each with its own numbers of pages. @returns bytes of the PDF */
export async function drawPapers(papers: readonly Paper[], given: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = papers
  const language = first?.texts[0].language ?? 'ru'
  const document = openDocument(first?.title ?? '', language, { autoFirstPage: false, margins })
  const bytes = bytesOf(document)
  for (const paper of papers) drawPaper(document, paper, given)
  document.end()
  return bytes
}

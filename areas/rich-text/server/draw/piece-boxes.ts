import type { Around, DrawnPicture } from './around.ts'
import type { Box } from './boxes.ts'
import type { Piece } from './pieces.ts'
import { tableBoxes } from './table-boxes.ts'
import { ink, plainRun, textBoxes } from './text-boxes.ts'
import { pictureWords } from './paper-words.ts'

const pictureGap = 6
const ruleHeight = 10

declare global {
  namespace PDFKit.Mixins {
    interface PDFImage {
      openImage(source: Buffer): ImageSrc
    }
  }
}

/** A document keeps one copy of a picture, however often it is drawn. */
const opened = new WeakMap<PDFKit.PDFDocument, Map<DrawnPicture, PDFKit.Mixins.ImageSrc>>()
function openedIn(document: PDFKit.PDFDocument, picture: DrawnPicture): PDFKit.Mixins.ImageSrc {
  const known = opened.get(document) ?? new Map<DrawnPicture, PDFKit.Mixins.ImageSrc>()
  opened.set(document, known)
  const image = known.get(picture) ?? document.openImage(Buffer.from(picture.bytes))
  known.set(picture, image)
  return image
}

function pictureBox(document: PDFKit.PDFDocument, piece: Piece & { kind: 'picture' }, around: Around): Box[] {
  const picture = around.pictures[piece.file]
  if (picture === undefined) {
    const runs = [plainRun(pictureWords(piece.alt))]
    const missing = { kind: 'text', heading: 0, align: 'left', indent: 0, marker: null, place: null, runs } as const
    return textBoxes(document, { ...missing, runs }, around)
  }
  const wide = (around.width * piece.width) / 100
  const share = Math.min(wide / picture.width, (around.pageHeight * 0.9) / picture.height)
  const [width, height] = [picture.width * share, picture.height * share]
  const draw: Box['draw'] = (pens, { x, y }) => {
    pens.document.image(openedIn(pens.document, picture), x, y, { width, height })
  }
  return [{ height, gap: pictureGap, keepsNext: false, draw }]
}

const ruleBox = (width: number): Box => ({
  height: ruleHeight,
  gap: 0,
  keepsNext: false,
  draw: ({ document }, { x, y }) => {
    const middle = y + ruleHeight / 2
    document
      .lineWidth(0.5)
      .moveTo(x, middle)
      .lineTo(x + width, middle)
      .stroke(ink.line)
  },
})
const pageEnd: Box = { height: 0, gap: 0, keepsNext: false, endsPage: true, draw: () => undefined }

/** What pieces are drawn of, in their order. */
export const pieceBoxes = (document: PDFKit.PDFDocument, pieces: readonly Piece[], around: Around): Box[] =>
  pieces.flatMap((piece): Box[] => {
    if (piece.kind === 'text') return textBoxes(document, piece, around)
    if (piece.kind === 'table')
      return tableBoxes(piece, around, (inner, width) => pieceBoxes(document, inner, { ...around, width }))
    if (piece.kind === 'picture') return pictureBox(document, piece, around)
    return [piece.kind === 'rule' ? ruleBox(around.width) : pageEnd]
  })

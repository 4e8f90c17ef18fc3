import { drawLogo } from '#platform/server/pdf-head.ts'
import { paperFonts } from '#platform/server/pdf-fonts.ts'
import type { LetterHead } from '../../contract/paper.ts'
import { ink } from './text-boxes.ts'

const logoSide = 44
const nameSize = 10.5
const lineSize = 8
const gap = 6
const after = 12

interface Where {
  x: number
  y: number
  width: number
}
/** Draws words in the middle of a column. @returns how high they are */
function centred(document: PDFKit.PDFDocument, text: string, { x, y, width }: Where): number {
  const height = document.heightOfString(text, { width })
  document.text(text, x, y, { width, align: 'center' })
  return height
}

/** Names at both sides of the picture, or one under it. @returns how high they are */
function names(document: PDFKit.PDFDocument, { logo, names: given }: LetterHead, { x, y, width }: Where): number {
  document.font(paperFonts.bold).fontSize(nameSize).fillColor(ink.text)
  const side = logo === null ? 0 : logoSide
  const [first, second] = given
  drawLogo(document, { logo }, { x: x + (width - side) / 2, y, side })
  if (second === undefined) {
    const top = logo === null ? 0 : side + gap
    return top + centred(document, first ?? '', { x, y: y + top, width })
  }
  const column = (width - side) / 2 - gap
  const heights = [
    centred(document, first ?? '', { x, y, width: column }),
    centred(document, second, { x: x + width - column, y, width: column }),
  ]
  return Math.max(side, ...heights)
}

/** The school over a paper, with a line under it. @returns how high it is */
export function drawLetterHead(document: PDFKit.PDFDocument, head: LetterHead, at: Where): number {
  let height = names(document, head, at)
  document.font(paperFonts.regular).fontSize(lineSize).fillColor(ink.pale)
  for (const line of head.lines) height += centred(document, line, { ...at, y: at.y + height })
  const y = at.y + height + gap
  document
    .lineWidth(0.75)
    .moveTo(at.x, y)
    .lineTo(at.x + at.width, y)
    .stroke(ink.line)
  document.fillColor('black')
  return height + gap + after
}

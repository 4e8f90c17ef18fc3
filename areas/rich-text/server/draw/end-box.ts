import { drawQr } from '#platform/server/qr.ts'
import type { Paper, Seal, Signature } from '../../contract/paper.ts'
import type { Box } from './boxes.ts'
import { linesOf } from './lines.ts'
import { underSignature } from './paper-words.ts'
import { paperFonts } from '#platform/server/pdf-fonts.ts'
import { lineHeight, setLetters, type Pens } from './pens.ts'
import { bodySize, ink, plainRun } from './text-boxes.ts'

const endGap = 22
const betweenSignatures = 10
const columnGap = 8
const smallSize = 8
const qrSide = 76
/** Shares of the width: the post, the line to sign on, the name. */
const shares = { post: 0.42, line: 0.2 }

interface Words {
  text: string
  x: number
  width: number
  size: number
  isBold?: boolean
}

const fontOf = (isBold: boolean) => (isBold ? paperFonts.bold : paperFonts.regular)

/** Draws words in a box of a width. @returns how high they are */
function words(pens: Pens, { text, x, width, size, isBold = false }: Words, y: number | null): number {
  const { document, writer } = pens
  const run = plainRun(text, isBold)
  const lines = linesOf(document, [run], { size, width, align: 'left' })
  const step = lineHeight(document, { font: fontOf(isBold), size })
  if (y !== null)
    for (const [index, { parts }] of lines.entries())
      for (const part of parts) {
        setLetters(document, { font: fontOf(isBold), size })
        writer.line(part.text, x + part.x, y + index * step)
      }
  return lines.length * step
}

/** A post, a line to be signed on, a name; under them who it is signed for, and when. @returns how high it is */
function signature(pens: Pens, given: Signature, x: number, width: number, y: number | null): number {
  const [postWidth, lineWidth] = [width * shares.post, width * shares.line]
  const nameX = x + postWidth + lineWidth + 2 * columnGap
  const nameWidth = width - postWidth - lineWidth - 2 * columnGap
  const height = Math.max(
    words(pens, { text: given.post, x, width: postWidth, size: bodySize }, y),
    words(pens, { text: given.name, x: nameX, width: nameWidth, size: bodySize, isBold: true }, y),
  )
  if (y !== null && given.date === null) {
    const [left, bottom] = [x + postWidth + columnGap, y + bodySize * 1.3]
    pens.document
      .lineWidth(0.5)
      .moveTo(left, bottom)
      .lineTo(left + lineWidth, bottom)
      .stroke(ink.line)
  }
  const under = underSignature(given).join(', ')
  return (
    height +
    (under === '' ? 0 : words(pens, { text: under, x, width, size: smallSize }, y === null ? null : y + height))
  )
}

function sealed(pens: Pens, seal: Seal, x: number, width: number, y: number | null): number {
  const [left, own] = [x + qrSide + columnGap, width - qrSide - columnGap]
  let top = 0
  for (const text of seal.lines)
    top += words(pens, { text, x: left, width: own, size: smallSize }, y === null ? null : y + top)
  top += words(
    pens,
    { text: seal.code, x: left, width: own, size: bodySize, isBold: true },
    y === null ? null : y + top,
  )
  if (y !== null) {
    drawQr(pens.document, seal.url, x, y, qrSide)
    pens.document.link(x, y, qrSide, qrSide, seal.url)
  }
  return Math.max(qrSide, top)
}

/** Everything under the text of a paper, in one box: nobody gets a page with a signature and no word over it. Null where there is nothing. */
export function endBox(pens: Pens, { signatures, seal }: Paper, width: number): Box | null {
  if (signatures.length === 0 && seal === null) return null
  const draw = (given: Pens, x: number, y: number | null): number => {
    let height = 0
    const at = () => (y === null ? null : y + height)
    for (const one of signatures) height += signature(given, one, x, width, at()) + betweenSignatures
    if (seal !== null) height += sealed(given, seal, x, width, at())
    return height
  }
  return {
    height: draw(pens, 0, null),
    gap: endGap,
    keepsNext: false,
    draw: (given, { x, y }) => void draw(given, x, y),
  }
}

import { wholeAddress } from './paper-words.ts'
import type { Box, BoxPlace } from './boxes.ts'
import { linesOf, type Line, type LinePart } from './lines.ts'
import { lettersOf, lineHeight, setLetters, widthIn, type Letters, type Pens } from './pens.ts'
import type { Run, TextPiece } from './pieces.ts'

export const bodySize = 11
const headingSizes = { 0: bodySize, 1: 15, 2: 13, 3: 11.5 }
const indentStep = 20
const markerGap = 5
/** Over a paragraph and over a heading, in lines. */
const gaps = { text: 0.3, heading: 0.6 }
export const ink = { text: '#111820', pale: '#566070', line: '#8b95a3', link: '#1a4fa0' }

/** How the letters of a line hang: how much lower than its top those under it begin. */
const subDrop = 0.5

function strokeOver({ document }: Pens, part: LinePart, y: number, at: { x: number; size: number }): void {
  document
    .lineWidth(at.size / 18)
    .moveTo(at.x + part.x, y)
    .lineTo(at.x + part.x + part.width, y)
    .stroke(ink.text)
}

function drawPart(
  pens: Pens,
  part: LinePart,
  at: { x: number; y: number; size: number; height: number; origin: string },
) {
  const { document, writer } = pens
  const { run } = part
  const letters = lettersOf(run, at.size)
  setLetters(document, letters)
  writer.line(part.text, at.x + part.x, at.y + (run.script === 'sub' ? at.size * subDrop : 0))
  if (run.isUnderlined) strokeOver(pens, part, at.y + at.height * 0.86, at)
  if (run.isStruck) strokeOver(pens, part, at.y + at.height * 0.56, at)
  if (run.href !== null) document.link(at.x + part.x, at.y, part.width, at.height, wholeAddress(at.origin, run.href))
}

export interface Look {
  size: number
  origin: string
}
const drawLine =
  (line: Line, height: number, look: Look, shift: number) =>
  (pens: Pens, { x, y }: BoxPlace) => {
    for (const part of line.parts) drawPart(pens, part, { ...look, x: x + shift, y, height })
  }

const asBold = (runs: readonly Run[]): Run[] => runs.map((run) => ({ ...run, isBold: true }))

/** Writes the sign of a list's item before its first line. */
function withMarker(box: Box, marker: string, letters: Letters, shift: number): Box {
  return {
    ...box,
    draw: (pens, place) => {
      const width = widthIn(pens.document, letters, marker)
      pens.writer.line(marker, place.x + Math.max(0, shift - markerGap - width), place.y)
      box.draw(pens, place)
    },
  }
}

/** Lines of which two stay together at each end of the text. */
function keptTogether(boxes: readonly Box[], keepsNext: boolean): Box[] {
  const last = boxes.length - 1
  return boxes.map((box, index) => ({
    ...box,
    keepsNext: index === last ? keepsNext : index === 0 || index === last - 1,
  }))
}

/** A paragraph or a heading in lines: a heading stays with what is under it. */
export function textBoxes(
  document: PDFKit.PDFDocument,
  piece: TextPiece,
  { width, origin }: { width: number; origin: string },
): Box[] {
  const { heading, indent, marker } = piece
  const size = headingSizes[heading]
  const runs = heading === 0 ? piece.runs : asBold(piece.runs)
  const shift = Math.min(indent * indentStep, width / 2)
  const [run] = runs
  const letters = run ? { ...lettersOf(run, size), size } : lettersOf(plainRun(''), size)
  const height = lineHeight(document, letters)
  const lines = linesOf(document, runs, { size, width: width - shift, align: piece.align })
  const boxes = lines.map((line, index): Box => ({
    height,
    gap: index > 0 ? 0 : height * (heading === 0 ? gaps.text : gaps.heading),
    keepsNext: false,
    draw: drawLine(line, height, { size, origin }, shift),
  }))
  const kept = keptTogether(boxes, heading !== 0)
  const [first, ...others] = kept
  if (marker === null || first === undefined) return kept
  return [withMarker(first, marker, lettersOf(plainRun(''), size), shift), ...others]
}

/** A run without any look. */
export const plainRun = (text: string, isBold = false): Run => ({
  text,
  isBold,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  script: null,
  href: null,
})

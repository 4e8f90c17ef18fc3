// Draws, in a thread.
import type { PaperBox } from '#platform/server/paper.ts'
import { paperFonts } from '#platform/server/pdf-fonts.ts'

/** A unit as a box, with the boxes of what stands below it. */
export interface DiagramBox {
  title: string
  head: string | null
  counts: string
  /** What is vacant in the unit itself, in words: a box of its own with a broken edge. */
  vacancy: string | null
  below: readonly DiagramBox[]
}
interface Line {
  text: string
  font: string
  size: number
  colour: string
}
/** A box where it lies, in points from the corner of the diagram. */
interface Placed {
  x: number
  y: number
  width: number
  height: number
  lines: readonly Line[]
  isVacant: boolean
  /** How far left of it and how far above the line stands that joins it with the box over it; of a top one none. */
  joint: { x: number; y: number } | null
}
const colours = { line: '#9aa4b1', fill: '#f4f6f8', grey: '#566070', text: '#1d242c', vacant: '#a3500f' }
const box = { padding: 6, gap: 8, step: 14, column: 196, between: 16, radius: 4 }
/** So many times larger than its sheet a diagram is laid out at most, and then made smaller; the last is taken as it is. */
const scales = [1, 1.2, 1.45, 1.75, 2.1, 2.6, 3.2, 4, 6, 9]

const linesOf = ({ title, head, counts }: DiagramBox): Line[] => [
  { text: title, font: paperFonts.bold, size: 10, colour: colours.text },
  ...(head === null ? [] : [{ text: head, font: paperFonts.regular, size: 9, colour: colours.text }]),
  { text: counts, font: paperFonts.regular, size: 8, colour: colours.grey },
]
const vacancyLine = (text: string): Line => ({ text, font: paperFonts.regular, size: 9, colour: colours.vacant })

function heightOf(document: PDFKit.PDFDocument, lines: readonly Line[], width: number): number {
  const heights = lines.map(({ text, font, size }) =>
    document
      .font(font)
      .fontSize(size)
      .heightOfString(text, { width: width - 2 * box.padding }),
  )
  return heights.reduce((sum, height) => sum + height, 2 * box.padding)
}

/** A unit and all below it, in steps, from `at` down. */
function placeBranch(
  document: PDFKit.PDFDocument,
  unit: DiagramBox,
  at: { x: number; y: number; width: number },
  joint: Placed['joint'] = null,
): { boxes: Placed[]; bottom: number } {
  const lines = linesOf(unit)
  const own = { ...at, height: heightOf(document, lines, at.width), lines, isVacant: false, joint }
  const boxes: Placed[] = [own]
  let y = own.y + own.height
  const low = { x: at.x + box.step, width: at.width - box.step }
  const jointTo = () => ({ x: box.step / 2, y: y + box.gap - own.y - own.height })
  if (unit.vacancy !== null) {
    const said = [vacancyLine(unit.vacancy)]
    const height = heightOf(document, said, low.width)
    boxes.push({ ...low, y: y + box.gap, height, lines: said, isVacant: true, joint: jointTo() })
    y += box.gap + height
  }
  for (const child of unit.below) {
    const placed = placeBranch(document, child, { ...low, y: y + box.gap }, jointTo())
    boxes.push(...placed.boxes)
    y = placed.bottom
  }
  return { boxes, bottom: y }
}

/** Branches beside one another, each in the column that is the shortest yet, under the one top unit where there is one. */
function layOut(document: PDFKit.PDFDocument, units: readonly DiagramBox[], width: number) {
  const [only] = units
  const top = units.length === 1 && only ? only : null
  const count = Math.max(1, Math.floor((width + box.between) / (box.column + box.between)))
  const column = (width - (count - 1) * box.between) / count
  const boxes: Placed[] = []
  let start = 0
  if (top) {
    const wide = Math.min(width, column * 2)
    const placed = placeBranch(document, { ...top, below: [] }, { x: (width - wide) / 2, y: 0, width: wide })
    boxes.push(...placed.boxes)
    start = placed.bottom + 2 * box.gap
  }
  const bottoms = Array.from({ length: count }, () => start)
  for (const unit of top ? top.below : units) {
    const shortest = bottoms.indexOf(Math.min(...bottoms))
    const at = { x: shortest * (column + box.between), y: bottoms[shortest] ?? start, width: column }
    const placed = placeBranch(document, unit, at)
    boxes.push(...placed.boxes)
    bottoms[shortest] = placed.bottom + 2 * box.gap
  }
  return { boxes, height: Math.max(...bottoms) }
}

function drawBox(document: PDFKit.PDFDocument, { x, y, width, height, lines, isVacant, joint }: Placed): void {
  document.lineWidth(0.75).strokeColor(colours.line)
  if (joint)
    document
      .moveTo(x - joint.x, y - joint.y)
      .lineTo(x - joint.x, y + height / 2)
      .lineTo(x, y + height / 2)
      .stroke()
  document.roundedRect(x, y, width, height, box.radius)
  if (isVacant) document.dash(3, { space: 2 }).strokeColor(colours.vacant).stroke().undash()
  else document.fillAndStroke(colours.fill, colours.line)
  let line = y + box.padding
  for (const { text, font, size, colour } of lines) {
    document.font(font).fontSize(size).fillColor(colour)
    document.text(text, x + box.padding, line, { width: width - 2 * box.padding })
    line = document.y
  }
}

/** Draws units as a diagram that fits its box, made smaller where they are many. */
export function drawDiagram(document: PDFKit.PDFDocument, at: PaperBox, units: readonly DiagramBox[]): void {
  const laid = scales.map((scale) => () => ({ scale, ...layOut(document, units, at.width * scale) }))
  let best = { scale: 1, boxes: [] as Placed[], height: 0 }
  for (const next of laid) {
    best = next()
    if (best.height <= at.height * best.scale) break
  }
  const { bottom } = document.page.margins
  document.save().translate(at.x, at.y)
  document.scale(1 / best.scale)
  // measured on the larger sheet: a line there is no end of the page
  document.page.margins.bottom = -document.page.height * best.scale
  for (const one of best.boxes) drawBox(document, one)
  document.page.margins.bottom = bottom
  document.restore()
}

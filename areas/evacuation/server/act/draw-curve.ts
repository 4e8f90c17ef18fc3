// Draws, in a thread.
import { t } from '#platform/contract/text.ts'
import type { PaperBox } from '#platform/server/paper.ts'
import { paperFonts } from '#platform/server/pdf-fonts.ts'
import type { Figures } from '../../contract/results.ts'
import { durationText } from '../../rules/duration.ts'

const margins = { left: 44, right: 6, top: 12, bottom: 14 }
const colours = {
  axis: '#9aa4b1',
  grid: '#d9dee4',
  curve: '#0c678c',
  area: '#e3f0f6',
  control: '#a30f0f',
  text: '#2b323a',
}
const shares = [0.5, 0.9, 1]
const maxTicks = 10
const size = 8

/** Whole minutes, two or five of them where there is no room for each. */
function ticksOf(last: number): number[] {
  const minutes = Math.floor(last / 60)
  const step = [1, 2, 5, 10, 20, 60].find((one) => minutes / one <= maxTicks) ?? 120
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, index) => index * step * 60)
}

type Curve = Pick<Figures, 'curve' | 'expected' | 'completed'>
/** Where seconds since the start and numbers of people lie on the paper. */
interface Field extends PaperBox {
  box: PaperBox
  across: (at: number) => number
  up: (found: number) => number
  last: number
}
function fieldIn(box: PaperBox, { curve, expected, completed }: Curve, controlSeconds: number): Field {
  const x = box.x + margins.left
  const y = box.y + margins.top
  const width = box.width - margins.left - margins.right
  const height = box.height - margins.top - margins.bottom
  const last = Math.max(controlSeconds, completed ?? 0, ...curve.map(({ at }) => at), 1)
  return {
    box,
    x,
    y,
    width,
    height,
    last,
    across: (at) => x + (width * at) / last,
    up: (found) => y + height - (height * found) / Math.max(expected, 1),
  }
}
type Align = 'left' | 'center' | 'right'
const write = (document: PDFKit.PDFDocument, text: string, at: { x: number; y: number; width: number; align: Align }) =>
  document.text(text, at.x, at.y, { width: at.width, align: at.align, lineBreak: false })

/** The curve in steps: a number stands until the next is found. */
function stepsOf(document: PDFKit.PDFDocument, curve: Curve['curve'], { across, up, last }: Field): PDFKit.PDFDocument {
  document.moveTo(across(0), up(0))
  let before = 0
  for (const { at, found } of curve) {
    document.lineTo(across(at), up(before)).lineTo(across(at), up(found))
    before = found
  }
  return document.lineTo(across(last), up(before))
}

function drawShares(document: PDFKit.PDFDocument, expected: number, { box, x, width, up }: Field): void {
  document.lineWidth(0.4).fillColor(colours.text)
  for (const share of shares) {
    const line = up(expected * share)
    document
      .moveTo(x, line)
      .lineTo(x + width, line)
      .stroke(colours.grid)
    const y = line - size / 2 - 1.5
    write(document, `${share * 100} %`, { x: box.x, y, width: margins.left - 6, align: 'right' })
  }
}

function drawTicks(document: PDFKit.PDFDocument, { box, y, height, across, last }: Field): void {
  for (const at of ticksOf(last)) {
    document
      .moveTo(across(at), y + height)
      .lineTo(across(at), y + height + 3)
      .stroke(colours.axis)
    const label = at === 0 ? t`начало` : t`${at / 60} мин`
    const left = Math.min(across(at) - 25, box.x + box.width - 50)
    write(document, label, { x: left, y: y + height + 4, width: 50, align: 'center' })
  }
}

function drawLimit(document: PDFKit.PDFDocument, seconds: number, { box, x, y, width, height, across }: Field): void {
  const limit = across(seconds)
  document
    .lineWidth(0.9)
    .dash(3, { space: 2 })
    .moveTo(limit, y)
    .lineTo(limit, y + height)
    .stroke(colours.control)
    .undash()
  const half = 90
  document.fillColor(colours.control)
  write(document, t`контрольное время ${durationText(seconds)}`, {
    x: Math.min(Math.max(limit - half, x), x + width - 2 * half),
    y: box.y - 1,
    width: 2 * half,
    align: limit + half > x + width ? 'right' : 'center',
  })
}

/** How many were found by each moment, in steps, with lines at 50, 90 and 100 % and a dashed one at the control time. */
export function drawCurve(document: PDFKit.PDFDocument, box: PaperBox, curve: Curve, controlSeconds: number): void {
  const field = fieldIn(box, curve, controlSeconds)
  document.font(paperFonts.regular).fontSize(size).fillColor(colours.text)
  stepsOf(document, curve.curve, field)
    .lineTo(field.across(field.last), field.up(0))
    .lineTo(field.x, field.up(0))
    .fill(colours.area)
  drawShares(document, curve.expected, field)
  drawTicks(document, field)
  document.lineWidth(0.5).rect(field.x, field.y, field.width, field.height).stroke(colours.axis)
  stepsOf(document, curve.curve, field).lineWidth(1.2).stroke(colours.curve)
  drawLimit(document, controlSeconds, field)
}

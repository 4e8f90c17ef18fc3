import { durationText } from '../../rules/duration.ts'
import type { Figures } from '../../contract/results.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}
const labelHeight = 14
const colours = { axis: '#9aa4b1', curve: '#0c678c', control: '#a30f0f' }

/** How many were found by each moment, in steps, with the control time as a dashed line. */
export function drawCurve(
  document: PDFKit.PDFDocument,
  { curve, expected }: Pick<Figures, 'curve' | 'expected'>,
  controlSeconds: number,
  { x, y, width, height: whole }: Box,
): void {
  const height = whole - labelHeight
  const last = Math.max(controlSeconds, ...curve.map(({ at }) => at), 1)
  const across = (at: number) => x + (width * at) / last
  const up = (found: number) => y + height - (height * found) / Math.max(expected, 1)
  document.lineWidth(0.5).rect(x, y, width, height).stroke(colours.axis)
  document.lineWidth(1.2).moveTo(x, up(0))
  let before = 0
  for (const { at, found } of curve) {
    document.lineTo(across(at), up(before)).lineTo(across(at), up(found))
    before = found
  }
  document.lineTo(across(last), up(before)).stroke(colours.curve)
  document.lineWidth(0.8).dash(3, { space: 2 })
  document
    .moveTo(across(controlSeconds), y)
    .lineTo(across(controlSeconds), y + height)
    .stroke(colours.control)
  document.undash().font('regular').fontSize(8).fillColor('black')
  const label = { width: width / 3, lineBreak: false }
  document.text('начало', x, y + height + 3, label)
  document.text(`${durationText(last)} · найдено ${before} из ${expected}`, x + width / 2, y + height + 3, {
    width: width / 2,
    align: 'right',
    lineBreak: false,
  })
}

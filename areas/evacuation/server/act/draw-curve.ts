import { t } from '#platform/contract/text.ts'
import type { Figures } from '../../contract/results.ts'
import { durationText } from '../../rules/duration.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}
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

/** How many were found by each moment, in steps, with lines at 50, 90 and 100 % and a dashed one at the control time. */
export function drawCurve(
  document: PDFKit.PDFDocument,
  { curve, expected, completed }: Pick<Figures, 'curve' | 'expected' | 'completed'>,
  controlSeconds: number,
  box: Box,
): void {
  const x = box.x + margins.left
  const y = box.y + margins.top
  const width = box.width - margins.left - margins.right
  const height = box.height - margins.top - margins.bottom
  const last = Math.max(controlSeconds, completed ?? 0, ...curve.map(({ at }) => at), 1)
  const across = (at: number) => x + (width * at) / last
  const up = (found: number) => y + height - (height * found) / Math.max(expected, 1)
  const write = (text: string, at: { x: number; y: number; width: number; align: 'left' | 'center' | 'right' }) =>
    document.text(text, at.x, at.y, { width: at.width, align: at.align, lineBreak: false })

  document.font('regular').fontSize(size).fillColor(colours.text)
  const steps = () => {
    document.moveTo(x, up(0))
    let before = 0
    for (const { at, found } of curve) {
      document.lineTo(across(at), up(before)).lineTo(across(at), up(found))
      before = found
    }
    return document.lineTo(across(last), up(before))
  }
  steps().lineTo(across(last), up(0)).lineTo(x, up(0)).fill(colours.area)
  document.lineWidth(0.4).fillColor(colours.text)
  for (const share of shares) {
    const line = up(expected * share)
    document
      .moveTo(x, line)
      .lineTo(x + width, line)
      .stroke(colours.grid)
    write(`${share * 100} %`, { x: box.x, y: line - size / 2 - 1.5, width: margins.left - 6, align: 'right' })
  }
  for (const at of ticksOf(last)) {
    document
      .moveTo(across(at), y + height)
      .lineTo(across(at), y + height + 3)
      .stroke(colours.axis)
    const label = at === 0 ? t`начало` : t`${at / 60} мин`
    write(label, {
      x: Math.min(across(at) - 25, box.x + box.width - 50),
      y: y + height + 4,
      width: 50,
      align: 'center',
    })
  }
  document.lineWidth(0.5).rect(x, y, width, height).stroke(colours.axis)
  steps().lineWidth(1.2).stroke(colours.curve)
  const limit = across(controlSeconds)
  document
    .lineWidth(0.9)
    .dash(3, { space: 2 })
    .moveTo(limit, y)
    .lineTo(limit, y + height)
    .stroke(colours.control)
    .undash()
  const half = 90
  document.fillColor(colours.control)
  write(t`контрольное время ${durationText(controlSeconds)}`, {
    x: Math.min(Math.max(limit - half, x), x + width - 2 * half),
    y: box.y - 1,
    width: 2 * half,
    align: limit + half > x + width ? 'right' : 'center',
  })
}

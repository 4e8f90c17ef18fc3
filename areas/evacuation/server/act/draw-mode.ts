// Draws, in a thread.
import type { PaperBox } from '#platform/server/paper.ts'
import { paperFonts } from '#platform/server/pdf-fonts.ts'
import { kindTitles, modeTitles, type Mode } from '../../rules/words.ts'
import type { Act } from './read-act.ts'

/** As on the pages of an evacuation; on a grey printer the words and, of a trial, the stripes tell them apart. */
const looks: Readonly<Record<Mode, { ground: string; ink: string; stripe: string | null }>> = {
  alarm: { ground: '#a30f0f', ink: '#ffffff', stripe: null },
  drill: { ground: '#ffa53d', ink: '#1a1204', stripe: null },
  test: { ground: '#e6e9ed', ink: '#14181d', stripe: '#cbd1d8' },
}
const sizes = { mode: 14, kind: 10.5 }
const stripeStep = 14
const inset = 10

/** The band that says whether it was in earnest. */
export function drawMode(
  document: PDFKit.PDFDocument,
  box: PaperBox,
  { mode, kind }: Pick<Act, 'mode' | 'kind'>,
): void {
  const { ground, ink, stripe } = looks[mode]
  const { x, y, width, height } = box
  document.rect(x, y, width, height).fill(ground)
  if (stripe !== null) drawStripes(document, stripe, box)
  const title = modeTitles[mode]
  document.font(paperFonts.bold).fontSize(sizes.mode).fillColor(ink)
  const line = y + (height - document.currentLineHeight()) / 2
  document.text(title, x + inset, line, { lineBreak: false })
  const beside = document.widthOfString(title) + 2 * inset
  document.font(paperFonts.regular).fontSize(sizes.kind)
  const side = { width: width - beside - inset, align: 'right', lineBreak: false } as const
  document.text(kindTitles[kind], x + beside, y + (height - document.currentLineHeight()) / 2, side)
}

function drawStripes(document: PDFKit.PDFDocument, colour: string, { x, y, width, height }: PaperBox): void {
  document.save().rect(x, y, width, height).clip()
  for (let at = x - height; at < x + width; at += stripeStep)
    document
      .lineWidth(stripeStep / 3)
      .moveTo(at, y + height)
      .lineTo(at + height, y)
      .stroke(colour)
  document.restore()
}

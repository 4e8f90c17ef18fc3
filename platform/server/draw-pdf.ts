// Draws papers, in a thread: `pdf.ts` is how the server asks for them.
import PDFDocument from 'pdfkit'
import { t } from '#platform/contract/text.ts'
import type { PaperBlock, PaperBox, PaperSettings } from './paper.ts'
import { roomForSpread } from './measure-spread.ts'
import { textHeight, writeCellText } from './pdf-cell.ts'
import { paperFonts, registerPaperFonts } from './pdf-fonts.ts'
import { drawPaperHead } from './pdf-head.ts'
import { lineWidth, lineWriter, type LineWriter } from './pdf-lines.ts'
import { packPage } from './pdf-packing.ts'
import { drawSpread } from './pdf-spread.ts'
import { drawTable, measureTable, roomForTable } from './pdf-table.ts'
import { load } from './threads/load.ts'

const margin = 42
const footerHeight = 26
const sizes = { title: 15, subtitle: 10, heading: 11.5, text: 10, footer: 8 }

type Hands = ReadonlyMap<PaperBlock, Draw>
type Draw = (document: PDFKit.PDFDocument, box: PaperBox) => void

/** The drawings by hand of a paper. */
async function handsOf(blocks: readonly PaperBlock[]): Promise<Hands> {
  const hands = new Map<PaperBlock, Draw>()
  for (const block of blocks) {
    if (block.kind !== 'drawing') continue
    const { module, name, args } = block.drawing
    const draw = await load(module, name)
    hands.set(block, (document, box) => void draw(document, box, ...args))
  }
  return hands
}

/** Draws a document: its title, its blocks (JSON of a list), the number of each page. @returns bytes of the PDF */
export async function drawPaper(settings: PaperSettings, written: string): Promise<Uint8Array<ArrayBuffer>> {
  const blocks = JSON.parse(written) as PaperBlock[]
  const hands = await handsOf(blocks)
  const document = openDocument(settings.title, 'ru', {
    size: settings.size ?? 'A4',
    layout: settings.isLandscape ? 'landscape' : 'portrait',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    ...(settings.madeAt ? { info: { Title: settings.title, CreationDate: settings.madeAt } } : {}),
  })
  const bytes = bytesOf(document)
  if (settings.head) drawPaperHead(document, settings.head)
  document.font(paperFonts.bold).fontSize(sizes.title).text(settings.title)
  if (settings.subtitle) document.font(paperFonts.regular).fontSize(sizes.subtitle).text(settings.subtitle)
  document.moveDown(0.6)
  drawBlocks(document, blocks, hands)
  const about = settings.footer ?? [settings.title, settings.subtitle].filter(Boolean).join(' · ')
  drawFeet(document, { about, made: settings.head?.made ?? '' })
  document.end()
  return bytes
}

const roomLeft = ({ page, y }: PDFKit.PDFDocument) => page.height - page.margins.bottom - y
const headingGap = 0.3
const textGap = 0.5
const shortLines = 4
/** With a heading at least two lines of the text that it is over. */
const textRoom = 32

/** A heading stands on the page on which what is under it begins; one with nothing under it is not drawn. */
function drawBlocks(document: PDFKit.PDFDocument, blocks: readonly PaperBlock[], hands: Hands): void {
  let heading: string | null = null
  /** Goes to the next page where `room` and the heading over it are not left on this one. */
  const begin = (room: number) => {
    const over = heading === null ? 0 : headingHeight(document, heading)
    const { top, bottom } = document.page.margins
    const whole = document.page.height - top - bottom
    if (roomLeft(document) < over + room && over + room <= whole) document.addPage()
    if (heading !== null) drawHeading(document, heading, over)
    heading = null
  }
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') heading = block.text
    else if (block.kind === 'text') {
      begin(heading === null ? shortTextHeight(document, block.text) : textRoom)
      document.font(paperFonts.regular).fontSize(sizes.text).text(block.text).moveDown(textGap)
    } else if (block.kind === 'table') {
      const table = measureTable(document, block.table)
      begin(roomForTable(document, table))
      drawTable(document, table)
    } else if (block.kind === 'spread') {
      begin(roomForSpread(document, block.spread))
      drawSpread(document, block.spread, textsHeight(document, blocks.slice(index + 1)))
    } else if (block.kind === 'page') document.addPage()
    else {
      begin(block.height)
      const draw = hands.get(block)
      if (draw) drawInBox(document, block.height, draw)
    }
  }
}

/** What keeps a short text on one page; a long one may be torn. */
function shortTextHeight(document: PDFKit.PDFDocument, text: string): number {
  document.font(paperFonts.regular).fontSize(sizes.text)
  const height = textHeight(document, text, widthOf(document))
  return height <= shortLines * document.currentLineHeight(true) + 1 ? height : 0
}
/** How much the texts take that come before anything else. */
function textsHeight(document: PDFKit.PDFDocument, blocks: readonly PaperBlock[]): number {
  document.font(paperFonts.regular).fontSize(sizes.text)
  const gap = textGap * document.currentLineHeight(true)
  let height = gap
  for (const block of blocks) {
    if (block.kind !== 'text') break
    height += textHeight(document, block.text, widthOf(document)) + gap
  }
  return height
}
const widthOf = ({ page }: PDFKit.PDFDocument) => page.width - page.margins.left - page.margins.right
function headingHeight(document: PDFKit.PDFDocument, text: string): number {
  document.font(paperFonts.bold).fontSize(sizes.heading)
  return textHeight(document, text, widthOf(document)) + headingGap * document.currentLineHeight(true)
}
function drawHeading(document: PDFKit.PDFDocument, text: string, height: number): void {
  document.font(paperFonts.bold).fontSize(sizes.heading)
  const [writer, { x, y }] = [lineWriter(document), document]
  writeCellText(document, writer, text, { x, y, width: widthOf(document) })
  writer.end()
  document.y = y + height
}

function drawInBox(document: PDFKit.PDFDocument, height: number, draw: Draw): void {
  const { left } = document.page.margins
  const { y } = document
  draw(document, { x: left, y, width: widthOf(document), height })
  document.fillColor('black')
  document.x = left
  document.y = y + height
  document.moveDown(0.8)
}

/** A document of A4 with the fonts of papers. */
export function openDocument(title: string, lang: string, options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: 'A4',
    // its own letters have no Kazakh ones
    font: '',
    lang,
    displayTitle: true,
    info: { Title: title },
    ...options,
  })
  registerPaperFonts(document)
  return document.font(paperFonts.regular)
}

/** Writes an A4 document of one page for each item, drawn by hand with the fonts of papers. @returns bytes of the PDF */
export async function writePages<Item>(
  { title, language }: { title: string; language: 'ru' | 'kk' },
  items: readonly Item[],
  draw: (document: PDFKit.PDFDocument, item: Item) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = openDocument(title, language, { autoFirstPage: false, margin })
  const bytes = bytesOf(document)
  for (const item of items) {
    document.addPage()
    draw(document, item)
    packPage(document)
  }
  document.end()
  return bytes
}

/** What a document comes to, once it is ended. */
export async function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of document) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}

const stampWidth = 60
const footSpace = 4

/** So many fit between what a paper is about and what stands on it. */
const mostAbout = 2

/** A text whose last line stands at `y`, cut where it is longer than its lines. */
function writeFootLines(
  document: PDFKit.PDFDocument,
  writer: LineWriter,
  text: string,
  at: { y: number; width: number; most: number },
): void {
  const { y, width, most } = at
  const line = document.currentLineHeight(true)
  const lines = Math.round(textHeight(document, text, width) / line)
  if (lines === 1) return writer.line(text, margin, y)
  const shown = Math.min(most, lines)
  document.text(text, margin, y - (shown - 1) * line, { width, height: shown * line, ellipsis: true })
}

/** What stands on each page: what the paper is, when it was made and by whom, a place for the stamp, the page's number. */
function drawFeet(document: PDFKit.PDFDocument, { about, made }: { about: string; made: string }): void {
  const { count } = document.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    document.switchToPage(index)
    const { width, height, margins } = document.page
    // a line in the bottom margin would begin a new page
    margins.bottom = 0
    document.font(paperFonts.regular).fontSize(sizes.footer)
    const line = document.currentLineHeight(true)
    const y = height - margin - line + footSpace
    const number = t`Страница ${index + 1} из ${count}`
    const numberWidth = lineWidth(document, number)
    const room = width - 2 * margin - numberWidth - footSpace
    const aboutAt = made === '' ? { y: y + line, width: room } : { y, width: room + numberWidth }
    const writer = lineWriter(document)
    writeFootLines(document, writer, about, { ...aboutAt, most: mostAbout })
    if (made !== '') {
      writeFootLines(document, writer, made, { y: y + line, width: room - stampWidth, most: 1 })
      writer.line(t`М. П.`, width - margin - numberWidth - stampWidth, y + line)
    }
    writer.line(number, width - margin - numberWidth, y + line)
    writer.end()
    packPage(document)
  }
}

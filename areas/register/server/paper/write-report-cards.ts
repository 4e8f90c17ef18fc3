// Draws, in a thread: `draw-report-cards.ts` is how the server asks for it.
import { zipSync } from 'fflate'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { paperFonts } from '#platform/server/pdf-fonts.ts'
import { drawLogo } from '#platform/server/pdf-head.ts'
import { writePages } from '#platform/server/draw-pdf.ts'
import type { PaperContent } from '../../contract/paper.ts'
import type { Stamp } from '#areas/seals/rules/stamp.ts'
import { quarterNumerals } from '#areas/calendar/rules/quarter-numerals.ts'
import { paperPeriod, paperWords, type PaperLanguage } from '../../rules/paper-words.ts'
import { drawQr } from '#platform/server/qr.ts'
import type { CardHead } from './card-head.ts'
import { drawMisses, drawResults, missesHeight } from './draw-tables.ts'
import { drawBlankLine, drawGrid, ink, drawLine, type Cell } from './pen.ts'

/** What a signature adds to a paper. */
export interface CardStamp extends Stamp {
  number: string
  version: number
  signed_on: string
  signer: string | null
}
export interface ReportCardPaper {
  content: PaperContent
  language: PaperLanguage
  /** Null: a plain report card, or a final one that nobody has signed. */
  stamp: CardStamp | null
  /** The day it is printed, `yyyy-MM-dd`. */
  date: string
  isFinal: boolean
}

const frame = { x: 42, width: 511.3 }
/** Everything below the tables: decision, signatures, code, key. */
const footHeight = 224
const bottom = 800
const qrSide = 92
const logoSide = 54
/** Under everything else, where a printer still reaches. */
const madeTop = 808

const years = ({ date_start, date_end }: PaperContent) => `${date_start.slice(0, 4)}–${date_end.slice(0, 4)}`

function drawHead(document: PDFKit.PDFDocument, { content, language, stamp, isFinal }: ReportCardPaper): number {
  const words = paperWords[language]
  const { x, width } = frame
  const name = language === 'kk' ? (content.school_kk ?? content.school) : content.school
  const school = content.city === null ? name : `${name}, ${content.city}`
  const beside = logoSide + 6
  drawLine(document, school, { x: x + beside, y: 40, width: width - 2 * beside }, { size: 11, align: 'center' })
  const title = isFinal ? words.finalTitle : words.title
  drawLine(document, title, { x, y: 60, width }, { size: 15, isBold: true, align: 'center' })
  const isOfPart = content.quarter !== null || content.half !== null
  const subtitle = [words.year(years(content)), ...(isOfPart ? [paperPeriod(language, content)] : [])].join(', ')
  drawLine(document, subtitle, { x, y: 82, width }, { size: 11, align: 'center' })
  if (stamp) {
    const number = words.number(stamp.number, stamp.version)
    drawLine(document, number, { x, y: 98, width }, { size: 11, isBold: true, align: 'center' })
  }
  const y = stamp ? 120 : 106
  const label = `${words.student}:`
  drawLine(document, label, { x, y, width: 130 }, { size: 10, colour: ink.pale })
  const start = document.font(paperFonts.regular).fontSize(10).widthOfString(label) + 8
  drawLine(document, content.student, { x: x + start, y: y - 1, width: 394 - start }, { size: 12, isBold: true })
  drawLine(document, `${words.schoolClass}:`, { x: x + 410, y, width: 50 }, { size: 10, colour: ink.pale })
  drawLine(document, content.class_title, { x: x + 452, y: y - 1, width: 59 }, { size: 12, isBold: true })
  return y + 24
}

function drawParents(document: PDFKit.PDFDocument, language: PaperLanguage, y: number, width: number): number {
  const words = paperWords[language]
  drawLine(document, words.parents, { x: frame.x, y, width }, { size: 9 })
  const columns = [...quarterNumerals, words.columns.year]
  const each = width / columns.length
  const heads = columns.map((text): Cell => ({ text, size: 8, align: 'center', fill: ink.head }))
  return drawGrid(document, [heads, columns.map(() => ({ text: '' }))], {
    x: frame.x,
    y: y + 15,
    widths: columns.map(() => each),
    heights: [13, 22],
  })
}

function drawStamp(document: PDFKit.PDFDocument, stamp: Stamp, y: number): void {
  const x = frame.x + frame.width - qrSide
  drawQr(document, stamp.url, x, y, qrSide)
  const box = { x: x - 60, width: qrSide + 60 }
  for (const [index, line] of stamp.lines.entries())
    drawLine(document, line, { ...box, y: y + qrSide + index * 11 }, { size: 7.5, align: 'right', colour: ink.pale })
  drawLine(document, stamp.code, { ...box, y: y + qrSide + 34 }, { size: 8.5, align: 'right', isBold: true })
}

function drawFoot(document: PDFKit.PDFDocument, paper: ReportCardPaper, y: number): void {
  const { content, language, stamp, date, isFinal } = paper
  const words = paperWords[language]
  const width = stamp ? frame.width - qrSide - 76 : frame.width
  const isOfYear = content.quarter === null && content.half === null
  const { x } = frame
  if (isOfYear) drawBlankLine(document, words.decision, { x, y, width: frame.width })
  const top = isOfYear ? y + 26 : y
  drawBlankLine(document, words.classTeacher, { x, y: top, width }, content.class_teacher ?? '')
  const director = (stamp && stamp.signer) ?? content.director ?? ''
  drawBlankLine(document, words.director, { x, y: top + 24, width }, director)
  const day = stamp ? stamp.signed_on : date
  drawLine(document, `${words.date}: ${displayDate(day)}`, { x, y: top + 48, width })
  if (stamp) drawStamp(document, stamp, top - 6)
  const end = isFinal && !isOfYear ? top + 66 : drawParents(document, language, top + 72, width)
  const isStarred = content.courses.some(({ results }) => results.some(({ differs }) => differs))
  const key = isStarred ? `${words.key}; ${words.star}` : words.key
  drawLine(document, key, { x, y: end + 8, width: frame.width }, { size: 7.5, colour: ink.pale })
}

function drawMade(document: PDFKit.PDFDocument, { making }: CardHead, language: PaperLanguage): void {
  // a line in the bottom margin would begin a new page
  document.page.margins.bottom = 0
  const at = { x: frame.x, y: madeTop, width: frame.width }
  drawLine(document, paperWords[language].made(making), at, { size: 7.5, colour: ink.pale })
}

/** Draws one paper on the document's present page. */
function drawReportCard(document: PDFKit.PDFDocument, paper: ReportCardPaper, head: CardHead): void {
  drawLogo(document, head, { x: frame.x, y: 40, side: logoSide })
  const { content, language } = paper
  const top = drawHead(document, paper)
  const height = bottom - top - footHeight - missesHeight - 10
  const end = drawResults(document, content, { ...frame, language, y: top, height })
  const missesEnd = drawMisses(document, content, { ...frame, language, y: end + 8 })
  drawFoot(document, paper, missesEnd + 16)
  drawMade(document, head, language)
}

/** Report cards, a page for each. @returns bytes of the PDF */
export const writeReportCards = (
  title: string,
  papers: readonly ReportCardPaper[],
  head: CardHead,
): Promise<Uint8Array<ArrayBuffer>> =>
  writePages({ title, language: papers[0]?.language ?? 'ru' }, papers, (document, paper) =>
    drawReportCard(document, paper, head),
  )

/** Report cards in an archive, each in a file of its own under its number and the student's name. @returns bytes of the ZIP */
export async function writeReportCardArchive(
  papers: readonly ReportCardPaper[],
  head: CardHead,
): Promise<Uint8Array<ArrayBuffer>> {
  const digits = String(papers.length).length
  const files: Record<string, Uint8Array> = {}
  for (const [index, paper] of papers.entries()) {
    const { student } = paper.content
    const name = `${String(index + 1).padStart(digits, '0')} ${student.replaceAll(/[\\/:*?"<>|]/g, ' ')}.pdf`
    files[name] = await writeReportCards(`${paperWords[paper.language].title}: ${student}`, [paper], head)
  }
  // a PDF is packed already
  return new Uint8Array(zipSync(files, { level: 0 }))
}

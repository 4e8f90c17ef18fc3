import type { PaperContent } from '../../contract/paper.ts'
import type { SheetCourse } from '../../contract/sheet.ts'
import { isGraded } from '../../rules/card-period.ts'
import { missCategories, missedLessons, yearCounts, type MissCounts } from '../../rules/miss-counts.ts'
import { numerals, paperResult, paperWords, type PaperLanguage } from '../../rules/paper-words.ts'
import { resultCells } from '../../rules/result-cells.ts'
import { cell, ink } from './pen.ts'

/** Columns of results: four quarters, then year, exam, final. */
const widths = [36, 36, 36, 36, 48, 56, 62]
const numberWidth = 24
const head = { fill: ink.head, isBold: true, size: 8.5 } as const
const headHeight = 20
const maxRow = 17.5
const minRow = 11.5
const missRow = 15

interface Frame {
  x: number
  width: number
}
const nameWidth = ({ width }: Frame) => width - numberWidth - widths.reduce((sum, one) => sum + one, 0)
const columnStart = (frame: Frame, index: number) =>
  frame.x + numberWidth + nameWidth(frame) + widths.slice(0, index).reduce((sum, one) => sum + one, 0)

const courseTitle = ({ title, title_kk }: SheetCourse, language: PaperLanguage) =>
  language === 'kk' ? (title_kk ?? title) : title

function drawCourse(
  document: PDFKit.PDFDocument,
  course: SheetCourse,
  {
    frame,
    y,
    height,
    number,
    language,
  }: { frame: Frame; y: number; height: number; number: number; language: PaperLanguage },
): void {
  const size = Math.min(9.5, height - 4)
  cell(document, String(number), { x: frame.x, y, width: numberWidth, height }, { size, align: 'right' })
  cell(
    document,
    courseTitle(course, language),
    { x: frame.x + numberWidth, y, width: nameWidth(frame), height },
    { size },
  )
  if (!isGraded(course.mode) && course.results.length === 0) {
    const width = widths.reduce((sum, one) => sum + one, 0)
    const { ungraded } = paperWords[language].results
    cell(
      document,
      ungraded,
      { x: columnStart(frame, 0), y, width, height },
      { size, align: 'center', colour: ink.pale },
    )
    return
  }
  let column = 0
  for (const { columns, result } of resultCells(course.results)) {
    const width = widths.slice(column, column + columns).reduce((sum, one) => sum + one, 0)
    const isFinal = column === widths.length - 1
    const text = result === null ? '' : paperResult(language, result)
    cell(
      document,
      text,
      { x: columnStart(frame, column), y, width, height },
      { size, align: 'center', isBold: isFinal },
    )
    column += columns
  }
}

/** Courses × periods from `y` on, in at most `height` points. @returns where the table ends */
export function drawResults(
  document: PDFKit.PDFDocument,
  { courses }: PaperContent,
  { language, y, height, ...frame }: Frame & { language: PaperLanguage; y: number; height: number },
): number {
  const words = paperWords[language]
  const titles = [...numerals, words.columns.year, words.columns.exam, words.columns.total]
  cell(document, '№', { x: frame.x, y, width: numberWidth, height: headHeight }, { ...head, align: 'right' })
  cell(document, words.subject, { x: frame.x + numberWidth, y, width: nameWidth(frame), height: headHeight }, head)
  for (const [index, title] of titles.entries())
    cell(
      document,
      title,
      { x: columnStart(frame, index), y, width: widths[index] ?? 0, height: headHeight },
      { ...head, align: 'center' },
    )
  const row = Math.min(maxRow, Math.max(minRow, (height - headHeight) / Math.max(1, courses.length)))
  for (const [index, course] of courses.entries())
    drawCourse(document, course, { frame, y: y + headHeight + index * row, height: row, number: index + 1, language })
  return y + headHeight + courses.length * row
}

/** Missed lessons by kind × quarters and in all, under the results' columns. @returns where the table ends */
export function drawMisses(
  document: PDFKit.PDFDocument,
  { misses }: PaperContent,
  { language, y, ...frame }: Frame & { language: PaperLanguage; y: number },
): number {
  const words = paperWords[language]
  const lines = [
    { title: words.missed, of: missedLessons, isBold: true },
    ...missCategories.map((category) => ({
      title: `   ${words.missedKinds[category]}`,
      of: (one: MissCounts) => one[category],
      isBold: false,
    })),
    { title: words.late, of: (one: MissCounts) => one.late, isBold: false },
  ]
  for (const [index, { title, of, isBold }] of lines.entries()) {
    const top = y + index * missRow
    cell(
      document,
      title,
      { x: frame.x, y: top, width: numberWidth + nameWidth(frame), height: missRow },
      { isBold, size: 9 },
    )
    for (const [column, count] of yearCounts(misses, of).entries())
      cell(
        document,
        count === 0 ? '' : String(count),
        { x: columnStart(frame, column), y: top, width: widths[column] ?? 0, height: missRow },
        { align: 'center', isBold, size: 9 },
      )
  }
  return y + lines.length * missRow
}
/** Height of the table of misses: it is the same on every paper. */
export const missesHeight = missRow * (missCategories.length + 2)

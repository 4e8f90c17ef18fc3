import type { PaperContent } from '../../contract/paper.ts'
import type { SheetCourse } from '../../contract/sheet.ts'
import { isGraded } from '../../rules/card-period.ts'
import { missCategories, missedLessons, yearCounts, type MissCounts } from '../../rules/miss-counts.ts'
import { quarterNumerals } from '#areas/calendar/rules/quarter-numerals.ts'
import { paperResult, paperWords, type PaperLanguage } from '../../rules/paper-words.ts'
import { resultCells } from '../../rules/result-cells.ts'
import { drawGrid, ink, type Cell } from './pen.ts'

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
/** Widths of all columns: number, subject, results. */
const columnsOf = ({ width }: Frame) => [
  numberWidth,
  width - numberWidth - widths.reduce((sum, one) => sum + one, 0),
  ...widths,
]

const courseTitle = ({ title, title_kk }: SheetCourse, language: PaperLanguage) =>
  language === 'kk' ? (title_kk ?? title) : title

function cellsOfCourse(course: SheetCourse, number: number, language: PaperLanguage, size: number): Cell[] {
  const names: Cell[] = [
    { text: String(number), size, align: 'right' },
    { text: courseTitle(course, language), size },
  ]
  if (!isGraded(course.mode) && course.results.length === 0) {
    const { ungraded } = paperWords[language].results
    return [...names, { text: ungraded, columns: widths.length, size, align: 'center', colour: ink.pale }]
  }
  const results = resultCells(course.results).map(({ columns, result }, index, all): Cell => ({
    text: result === null ? '' : paperResult(language, result),
    columns,
    size,
    align: 'center',
    isBold: index === all.length - 1,
  }))
  return [...names, ...results]
}

/** Courses × periods from `y` on, in at most `height` points. @returns where the table ends */
export function drawResults(
  document: PDFKit.PDFDocument,
  { courses }: PaperContent,
  { language, y, height, ...frame }: Frame & { language: PaperLanguage; y: number; height: number },
): number {
  const words = paperWords[language]
  const titles = [...quarterNumerals, words.columns.year, words.columns.exam, words.columns.total]
  const row = Math.min(maxRow, Math.max(minRow, (height - headHeight) / Math.max(1, courses.length)))
  const size = Math.min(9.5, row - 4)
  const heads: Cell[] = [
    { ...head, text: '№', align: 'right' },
    { ...head, text: words.subject },
    ...titles.map((text): Cell => ({ ...head, text, align: 'center' })),
  ]
  return drawGrid(
    document,
    [heads, ...courses.map((course, index) => cellsOfCourse(course, index + 1, language, size))],
    {
      x: frame.x,
      y,
      widths: columnsOf(frame),
      heights: [headHeight, ...courses.map(() => row)],
    },
  )
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
  const rows = lines.map(({ title, of, isBold }): Cell[] => [
    { text: title, isBold, size: 9 },
    ...yearCounts(misses, of).map((count): Cell => ({
      text: count === 0 ? '' : String(count),
      align: 'center',
      isBold,
      size: 9,
    })),
  ])
  const [number = 0, name = 0, ...results] = columnsOf(frame)
  const columns = results.slice(0, (rows[0]?.length ?? 1) - 1)
  return drawGrid(document, rows, {
    x: frame.x,
    y,
    widths: [number + name, ...columns],
    heights: rows.map(() => missRow),
  })
}
/** Height of the table of misses: it is the same on every paper. */
export const missesHeight = missRow * (missCategories.length + 2)

import { displayDate } from '#platform/contract/calendar-date.ts'
import { fileTypes, type FileAnswer } from '#platform/contract/file.ts'
import { t, translate } from '#platform/contract/text.ts'
import type { PaperHead } from './pdf-head.ts'
import { writePaper } from './pdf.ts'
import { footOf } from './sheet-foot.ts'
import type { SheetColumn } from './xlsx.ts'

/** A paper that stands under the school's head, which whoever answers the call puts over it. */
export interface UndrawnPaper extends FileAnswer {
  draw: (head: PaperHead) => Promise<FileAnswer>
}
export const isUndrawn = (answer: unknown): answer is UndrawnPaper =>
  typeof answer === 'object' && answer !== null && 'draw' in answer && typeof answer.draw === 'function'

/** Wider than so many characters a list lies on its side. */
const uprightWidth = 95

const written = (number: number) => String(number).replace('.', ',')

function cellText<Row>(column: SheetColumn<Row>, row: Row): string {
  const value = column.of(row)
  if (value === null) return ''
  if (typeof value === 'number') return written(value)
  if (column.kind === 'date') return displayDate(value)
  if (column.kind !== 'moment') return value
  const [date = '', time = ''] = value.split('T')
  return `${displayDate(date)} ${time.slice(0, 5)}`
}

interface ListPaper<Row> {
  title: string
  today: string
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  /** How the list is narrowed, in words. */
  narrowedBy: string | undefined
}
/** A whole list for paper: its rows numbered, and how it is narrowed. */
export function listPaper<Row>({ title, today, columns, rows, narrowedBy }: ListPaper<Row>): UndrawnPaper {
  const name = `${title} ${displayDate(today)}.pdf`
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const numbered = { title: '№', share: 5, align: 'right' as const }
  const settings = {
    title,
    subtitle: [narrowedBy, t`Строк: ${rows.length}`].filter(Boolean).join(' · '),
    footer: title,
    isLandscape: width > uprightWidth,
  }
  const foot = footOf(columns, rows)
  const table = () => ({
    isDense: true,
    ...(foot ? { foot: ['', ...foot.map((cell) => (typeof cell === 'number' ? written(cell) : (cell ?? '')))] } : {}),
    columns: [
      numbered,
      ...columns.map((column) => ({
        title: translate(column.title),
        share: column.width,
        ...(column.kind === 'number' || column.kind === 'mark' ? { align: 'right' as const } : {}),
      })),
    ],
    rows: rows.map((row, index) => [String(index + 1), ...columns.map((column) => cellText(column, row))]),
  })
  return {
    name,
    bytes: new Uint8Array(),
    draw: async (head) => ({
      name,
      type: fileTypes.pdf,
      bytes: await writePaper({ ...settings, head }, (paper) => paper.table(table())),
    }),
  }
}

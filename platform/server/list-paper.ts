import { displayDate } from '#platform/contract/calendar-date.ts'
import { fileTypes, type FileAnswer } from '#platform/contract/file.ts'
import { cellNumber } from '#platform/contract/number.ts'
import { t, translate } from '#platform/contract/text.ts'
import type { PaperHead } from './pdf-head.ts'
import type { PaperTable } from './pdf-table.ts'
import { writePaper } from './pdf.ts'
import { cellText, rowGroups } from './row-groups.ts'
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

interface ListPaper<Row> {
  title: string
  today: string
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  /** The column by whose values the rows are put together. */
  by?: SheetColumn<Row> | undefined
  /** How the list is narrowed, in words. */
  narrowedBy: string | undefined
}
/** The rows of a list, or of one of its groups, numbered, with their sums. */
function tableOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): PaperTable {
  const foot = footOf(columns, rows)
  return {
    isDense: true,
    ...(foot
      ? { foot: ['', ...foot.map((cell) => (typeof cell === 'number' ? cellNumber(cell) : (cell ?? '')))] }
      : {}),
    columns: [
      { title: '№', share: 5, align: 'right' as const },
      ...columns.map((column) => ({
        title: translate(column.title),
        share: column.width,
        ...(column.kind === 'number' || column.kind === 'mark' ? { align: 'right' as const } : {}),
      })),
    ],
    rows: rows.map((row, index) => [String(index + 1), ...columns.map((column) => cellText(column, row))]),
  }
}

/** A whole list for paper: its rows numbered, all together or group by group, and how it is narrowed. */
export function listPaper<Row>({ title, today, columns, rows, by, narrowedBy }: ListPaper<Row>): UndrawnPaper {
  const name = `${title} ${displayDate(today)}.pdf`
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const groups = by && rowGroups(by, rows)
  const settings = {
    title,
    subtitle: [
      narrowedBy,
      t`Строк: ${rows.length}`,
      by && groups && t`По столбцу «${translate(by.title)}», групп: ${groups.length}`,
    ]
      .filter(Boolean)
      .join(' · '),
    isLandscape: width > uprightWidth,
  }
  return {
    name,
    bytes: new Uint8Array(),
    draw: async (head) => ({
      name,
      type: fileTypes.pdf,
      bytes: await writePaper({ ...settings, head }, ({ heading, table, text }) => {
        if (groups === undefined) return table(tableOf(columns, rows))
        for (const group of groups) {
          heading(`${group.title} · ${group.rows.length}`)
          table(tableOf(columns, group.rows))
        }
        const foot = footOf(columns, rows)
        const sums = columns.flatMap(({ title: summed }, index) => {
          const sum = foot?.[index]
          return typeof sum === 'number' ? [`${translate(summed)}: ${cellNumber(sum)}`] : []
        })
        text([t`Всего строк: ${rows.length}`, ...sums].join(' · '))
      }),
    }),
  }
}

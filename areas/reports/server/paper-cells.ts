import { translate } from '#platform/contract/text.ts'
import type { PaperTable } from '#platform/server/pdf-table.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { reportCell, type ReportColumn } from '../contract/report-columns.ts'

export const centred = (title: string, share = 2) => ({ title, share, align: 'center' as const })

/** Columns of a report as those of a paper, numbers in the middle. */
export const paperColumns = <Row>(columns: readonly ReportColumn<Row>[]): PaperTable['columns'] =>
  columns.map(({ kind, title, short = title, share }) =>
    kind === 'text' ? { title: translate(short), share } : centred(translate(short), share),
  )
/** What stands in them of one row. */
export const paperCells = <Row>(columns: readonly ReportColumn<Row>[], row: Row): string[] =>
  columns.map((column) => reportCell(column, row))

const widths = { text: 36, number: 12, mark: 12 }
/** Columns of a report as those of a sheet. */
export const sheetColumns = <Row>(columns: readonly ReportColumn<Row>[]): SheetColumn<Row>[] =>
  columns.map((column) => ({ ...column, width: widths[column.kind] }))

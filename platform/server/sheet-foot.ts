import { t } from '#platform/contract/text.ts'
import type { SheetCell } from './book-sheet.ts'

/** As much of a column as a sum needs. */
type Summed<Row> =
  | { kind: 'number'; isSummed?: true; of: (row: Row) => number | null }
  | { kind: 'text' | 'date' | 'moment' | 'mark' }

/** Sums of halves and tenths come out as they would by hand. */
const rounded = (sum: number) => Math.round(sum * 1000) / 1000

const sumOf = <Row>(column: Summed<Row>, rows: readonly Row[]): number | null =>
  column.kind === 'number' && column.isSummed === true
    ? rounded(rows.reduce((sum, row) => sum + (column.of(row) ?? 0), 0))
    : null

/** The sums that stand under a sheet, a cell for each column; null where no column is summed. */
export function footOf<Row>(columns: readonly Summed<Row>[], rows: readonly Row[]): SheetCell[] | null {
  const sums = columns.map((column) => sumOf(column, rows))
  if (sums.every((sum) => sum === null)) return null
  return sums.map((sum, index) => (index === 0 ? (sum ?? t`Всего`) : sum))
}

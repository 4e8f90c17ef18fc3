import { displayDate } from '#platform/contract/calendar-date.ts'
import { cellNumber } from '#platform/contract/number.ts'
import { msg, t, translate } from '#platform/contract/text.ts'
import type { BookSheet } from './book-sheet.ts'
import { sheetOf, type SheetColumn } from './xlsx.ts'

/** What a cell says, as people read it. */
export function cellText<Row>(column: SheetColumn<Row>, row: Row): string {
  const value = column.of(row)
  if (value === null) return ''
  if (typeof value === 'number') return cellNumber(value)
  if (column.kind === 'date') return displayDate(value)
  if (column.kind !== 'moment') return value
  const [date = '', time = ''] = value.split('T')
  return `${displayDate(date)} ${time.slice(0, 5)}`
}

export interface RowGroup<Row> {
  title: string
  rows: Row[]
}
const order = new Intl.Collator('ru', { numeric: true })

/** Rows that say the same in a column, in the order of what they say; those that say nothing last. Within a group they stay in theirs. */
export function rowGroups<Row>(column: SheetColumn<Row>, rows: readonly Row[]): RowGroup<Row>[] {
  const groups = [...Map.groupBy(rows, (row) => cellText(column, row))]
  return groups
    .toSorted(([one], [other]) => Number(one === '') - Number(other === '') || order.compare(one, other))
    .map(([title, own]) => ({ title: title === '' ? t`Не указано` : title, rows: own }))
}

/** A sheet of how many rows each group has, and of the sums of what is summed in the list. */
export function groupsSheet<Row>(
  by: SheetColumn<Row>,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): BookSheet {
  const sums = columns.flatMap((column): SheetColumn<RowGroup<Row>>[] =>
    column.kind === 'number' && column.isSummed
      ? [{ ...column, of: (group) => group.rows.reduce((sum, row) => sum + (column.of(row) ?? 0), 0) }]
      : [],
  )
  return sheetOf(
    t`По столбцу «${translate(by.title)}»`,
    [
      { title: by.title, width: by.width, kind: 'text', of: ({ title }) => title },
      { title: msg`Строк`, width: 10, kind: 'number', isSummed: true, of: ({ rows: own }) => own.length },
      ...sums,
    ],
    rowGroups(by, rows),
  )
}

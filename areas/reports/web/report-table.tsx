import type { ReactNode } from 'react'
import { translate } from '#platform/contract/text.ts'
import { Panel, PanelHead, Scrolled, Table } from '#platform/web/ui/index.ts'
import { reportCell, type ReportColumn } from '../contract/report-columns.ts'

interface Column<Row> {
  title: string
  of: (row: Row) => ReactNode
  isNumber?: boolean
}
interface Props<Row> {
  title: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Below the table. */
  children?: ReactNode
}

/** Columns of a report as they stand on the screen. */
export const columnsShown = <Row,>(columns: readonly ReportColumn<Row>[]): Column<Row>[] =>
  columns.map((column) => ({
    title: translate(column.title),
    isNumber: column.kind !== 'text',
    of: (row) => reportCell(column, row),
  }))

const widths = { number: 64, words: 190 }

/** A table of a report in its card: the first column names the row, numbers stand to the right; it scrolls within itself. */
export function ReportTable<Row>({ title: label, columns, rows, keyOf, children }: Props<Row>) {
  return (
    <Panel>
      <PanelHead title={label} mb="xs" />
      <Scrolled
        minWidth={columns.reduce((sum, { isNumber }) => sum + (isNumber ? widths.number : widths.words), 0)}
        aria-label={label}
      >
        <Table aria-label={label} highlightOnHover verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ title, isNumber }) => (
                <Table.Th key={title} ta={isNumber ? 'right' : undefined}>
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={keyOf(row)}>
                {columns.map(({ title, of, isNumber }, index) =>
                  index === 0 ? (
                    <Table.Th key={title} scope="row" fw={500}>
                      {of(row)}
                    </Table.Th>
                  ) : (
                    <Table.Td key={title} {...(isNumber && { ta: 'right', style: { whiteSpace: 'nowrap' } })}>
                      {of(row)}
                    </Table.Td>
                  ),
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Scrolled>
      {children}
    </Panel>
  )
}

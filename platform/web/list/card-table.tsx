import { Table } from '@mantine/core'
import type { Column } from './columns.ts'

interface Props<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** A short table in a card, in the order in which it came. */
export function CardTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  return (
    <Table aria-label={label} horizontalSpacing={6} fz="sm">
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ key, title, align, width }) => (
            <Table.Th key={key} ta={align} w={width}>
              {title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={rowKey(row)}>
            {columns.map(({ key, align, render }) => (
              <Table.Td key={key} ta={align}>
                {render(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

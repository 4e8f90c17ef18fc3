import { Table, VisuallyHidden } from '@mantine/core'
import { Scrolled } from '../ui/scrolled.tsx'
import type { ChartData } from './chart-data.ts'

const maxHeight = 300

function writtenOf(value: string | number | null | undefined, write?: (value: number) => string) {
  if (value === null) return '—'
  return typeof value === 'number' && write ? write(value) : value
}

/** What a chart draws, in numbers. */
export function ChartTable({ data: { title, axis, rows, series, write } }: { data: ChartData }) {
  return (
    <Scrolled maxHeight={maxHeight} aria-label={title}>
      <Table stickyHeader>
        <Table.Caption p={0} m={0}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{axis}</Table.Th>
            {series.map((one) => (
              <Table.Th key={one.key} ta="right">
                {one.title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.label}>
              <Table.Th scope="row" fw={400}>
                {row.label}
              </Table.Th>
              {series.map(({ key }) => (
                <Table.Td key={key} ta="right">
                  {writtenOf(row[key], write)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Scrolled>
  )
}

import { Table } from '@mantine/core'
import type { Column } from './columns.ts'
import { ListHead } from './list-head.tsx'
import type { List } from './use-list.ts'
import classes from './list.module.css'

interface Props<Row> {
  list: List<Row>
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
}

/** The list as a table. */
export function ListTable<Row>({ list: { state, answer, change }, label, columns, rowKey }: Props<Row>) {
  return (
    <Table.ScrollContainer
      minWidth={600}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': label, role: 'region' } }}
    >
      <Table highlightOnHover className={classes['table']} aria-busy={answer.isFetching} aria-label={label}>
        <ListHead columns={columns} sort={state.sort} asc={state.asc} onSort={(sort, asc) => change({ sort, asc })} />
        <Table.Tbody>
          {answer.data?.items.map((row) => (
            <Table.Tr key={rowKey(row)}>
              {columns.map(({ key, align, maxWidth, render }) => (
                <Table.Td key={key} ta={align} maw={maxWidth}>
                  {render(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

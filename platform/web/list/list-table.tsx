import { useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import type { Column } from './columns.ts'
import { foundRows } from './found-rows.ts'
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
  const { t } = useLingui()
  if (answer.data === undefined) return null
  const { holding, alike } = foundRows(answer.data)
  const lines = (rows: Row[]) =>
    rows.map((row) => (
      <Table.Tr key={rowKey(row)}>
        {columns.map(({ key, align, maxWidth, render }) => (
          <Table.Td key={key} ta={align} maw={maxWidth}>
            {render(row)}
          </Table.Td>
        ))}
      </Table.Tr>
    ))
  return (
    <Table.ScrollContainer
      minWidth={600}
      className={classes['scroll']}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': label, role: 'region' } }}
    >
      <Table highlightOnHover className={classes['table']} aria-busy={answer.isFetching} aria-label={label}>
        <ListHead columns={columns} sort={state.sort} asc={state.asc} onSort={(sort, asc) => change({ sort, asc })} />
        <Table.Tbody>{lines(holding)}</Table.Tbody>
        {alike.length > 0 ? (
          <Table.Tbody>
            <Table.Tr>
              <Table.Th scope="rowgroup" colSpan={columns.length} className={classes['alike']}>
                {t`Похожие`}
              </Table.Th>
            </Table.Tr>
            {lines(alike)}
          </Table.Tbody>
        ) : null}
      </Table>
    </Table.ScrollContainer>
  )
}

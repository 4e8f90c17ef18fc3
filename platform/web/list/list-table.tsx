import { useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { RowBox } from './lazy-row-box.tsx'
import type { Column } from './columns.ts'
import { Scrolled } from '../ui/scrolled.tsx'
import { ListHead } from './list-head.tsx'
import { listSections } from './list-sections.ts'
import { ListTotals } from './list-totals.tsx'
import { SectionTitle } from './section-title.tsx'
import type { List } from './use-list.ts'
import type { Selection } from './use-selection.ts'
import classes from './list.module.css'

interface Props<Row> {
  list: List<Row>
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** What a row says in the column by which rows are put together. */
  says?: ((row: Row) => string) | undefined
  selection?: Selection | undefined
}

/** The list as a table. */
export function ListTable<Row>({
  list: { state, answer, change },
  label,
  columns,
  rowKey,
  says,
  selection,
}: Props<Row>) {
  const { t } = useLingui()
  if (answer.data === undefined) return null
  const lines = (rows: Row[]) =>
    rows.map((row) => (
      <Table.Tr key={rowKey(row)}>
        {selection ? (
          <Table.Td w={40}>
            <RowBox
              size="xs"
              aria-label={t`Выбрать`}
              checked={selection.chosen.has(Number(rowKey(row)))}
              onChange={() => selection.toggle(Number(rowKey(row)))}
            />
          </Table.Td>
        ) : null}
        {columns.map(({ key, align, maxWidth, render }) => (
          <Table.Td key={key} ta={align} maw={maxWidth}>
            {render(row)}
          </Table.Td>
        ))}
      </Table.Tr>
    ))
  return (
    <Scrolled minWidth={600} className={classes['scroll']} aria-label={label}>
      <Table highlightOnHover className={classes['table']} aria-busy={answer.isFetching} aria-label={label}>
        <ListHead
          columns={columns}
          sort={state.sort}
          asc={state.asc}
          onSort={(sort, asc) => change({ sort, asc })}
          first={
            selection ? <ChooseAll of={selection} ids={answer.data.items.map((row) => Number(rowKey(row)))} /> : null
          }
        />
        {listSections(answer.data, says).map((section) => (
          <Table.Tbody key={section.by + section.title}>
            {section.by === 'nothing' ? null : (
              <Table.Tr>
                <Table.Th
                  scope="rowgroup"
                  colSpan={columns.length + (selection ? 1 : 0)}
                  className={classes['together']}
                >
                  <SectionTitle section={section} />
                </Table.Th>
              </Table.Tr>
            )}
            {lines(section.rows)}
          </Table.Tbody>
        ))}
        <ListTotals answer={answer.data} columns={columns} isChosen={selection !== undefined} />
      </Table>
    </Scrolled>
  )
}

function ChooseAll({ of, ids }: { of: Selection; ids: readonly number[] }) {
  const { t } = useLingui()
  const chosen = ids.filter((id) => of.chosen.has(id)).length
  return (
    <Table.Th w={40}>
      <RowBox
        size="xs"
        aria-label={t`Выбрать всех на странице`}
        checked={chosen > 0 && chosen === ids.length}
        indeterminate={chosen > 0 && chosen < ids.length}
        onChange={() => of.toggleAll(ids)}
      />
    </Table.Th>
  )
}

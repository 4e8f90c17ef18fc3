import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { ListView, type Column, type List, type ListExport } from '#platform/web/list/index.ts'
import { Group, Text } from '#platform/web/ui/index.ts'
import { PeriodFilter } from './period-filter.tsx'
import { PersonCell } from './person-cell.tsx'

interface Named {
  person: { id: number; full_name: string } | null
  login: string | null
}
interface Props<Row extends Named> {
  list: List<Row>
  /** What the list is called, on the page and where its view is kept. */
  label: string
  name: string
  /** The call that answers all of it as a file. */
  exported: ListExport
  empty: string
  rowKey: (row: Row) => string | number
  /** When it happened: the column by which the list is sorted. */
  at: { key: keyof Row & string; title: string; of: (row: Row) => string }
  /** Whose account it was; where it is nobody's. */
  who: { title: string; nobody?: string }
  columns: readonly Column<Row>[]
  /** How many times, at the end. */
  times?: { title: string; of: (row: Row) => number }
  /** What a card says below whose account it was: a line, and what stands with the moment. */
  line: (row: Row) => string | null
  beside?: (row: Row) => (string | null)[]
}

/** What happened to accounts, the newest first, with whose they were: a table of the days asked about. */
export function AccountEvents<Row extends Named>(props: Props<Row>) {
  const { list, label, name, exported, empty, rowKey, at, who, columns, times, line, beside } = props
  const { t } = useLingui()
  const otherwise = ({ login }: Row) => login ?? who.nobody ?? '—'
  const all: Column<Row>[] = [
    { key: at.key, title: at.title, sort: 'at', width: 150, render: (row) => displayMoment(at.of(row)) },
    {
      key: 'person',
      title: who.title,
      render: (row) => <PersonCell person={row.person} otherwise={otherwise(row)} />,
    },
    ...columns,
    ...(times ? [{ key: 'times', title: times.title, width: 110, align: 'right' as const, render: times.of }] : []),
  ]
  return (
    <ListView
      list={list}
      label={label}
      columns={all}
      rowKey={rowKey}
      renderCard={(row) => (
        <>
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" fw={600}>
              {row.person?.full_name ?? otherwise(row)}
            </Text>
            {times ? <Text size="sm">{times.of(row)}</Text> : null}
          </Group>
          {line(row) === null ? null : <Text size="sm">{line(row)}</Text>}
          <Text size="sm" c="dimmed">
            {[displayMoment(at.of(row)), ...(beside?.(row) ?? [])].filter(Boolean).join(' · ')}
          </Text>
        </>
      )}
      searchLabel={t`Имя`}
      name={name}
      exported={exported}
      filters={<PeriodFilter list={list} />}
      empty={{ title: empty, hint: t`Выберите другие дни` }}
    />
  )
}

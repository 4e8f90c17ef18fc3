import { useLingui } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Empty } from '../ui/empty.tsx'
import { Failed } from '../ui/failed.tsx'
import { Loading } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import type { Column } from './columns.ts'
import { ListFooter } from './list-footer.tsx'
import { ListTable } from './list-table.tsx'
import { SearchField } from './search-field.tsx'
import type { List } from './use-list.ts'
import classes from './list.module.css'

interface Props<Row> {
  list: List<Row>
  /** What is listed: names the table for those who hear it. */
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** A row on a phone. */
  renderCard: (row: Row) => ReactNode
  /** Names the search field; without it the list has none. */
  searchLabel?: string
  filters?: ReactNode
  /** What to do when there is nothing at all; when filters found nothing the list says so itself. */
  empty: { title: string; hint: string }
}
const phone = '(max-width: 37.49em)'

/** A list with everything that belongs to it: search, filters, order, pages, and its three states. */
export function ListView<Row>({ list, label, columns, rowKey, renderCard, searchLabel, filters, empty }: Props<Row>) {
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
  const { answer, state } = list
  const rows = answer.data?.items ?? []
  return (
    <Panel p={0}>
      {searchLabel || filters ? (
        <Group component="search" gap="xs" p="xs">
          {searchLabel ? (
            <SearchField
              label={searchLabel}
              value={state.search ?? ''}
              onChange={(search) => list.change({ search }, { replace: true })}
            />
          ) : null}
          {filters}
        </Group>
      ) : null}
      {answer.isPending ? <Loading lines={12} height={22} /> : null}
      {answer.isError && answer.data === undefined ? (
        <Failed error={answer.error} onRetry={() => void answer.refetch()} />
      ) : null}
      {answer.isSuccess && rows.length === 0 ? <NothingFound list={list} empty={empty} /> : null}
      {rows.length > 0 && isPhone ? (
        <ul className={classes['cards']} aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)}>{renderCard(row)}</li>
          ))}
        </ul>
      ) : null}
      {rows.length > 0 && !isPhone ? <ListTable list={list} label={label} columns={columns} rowKey={rowKey} /> : null}
      {answer.isSuccess ? <ListFooter list={list} /> : null}
    </Panel>
  )
}

function NothingFound<Row>({ list, empty }: { list: List<Row>; empty: Props<Row>['empty'] }) {
  const { t } = useLingui()
  const own = new Set(['page', 'size', 'sort', 'asc', 'active'])
  const isNarrowed = Object.entries(list.filters).some(
    ([key, value]) => !own.has(key) && value !== undefined && value !== '',
  )
  return isNarrowed ? <Empty title={t`Ничего не найдено`} hint={t`Измените поиск или фильтры`} /> : <Empty {...empty} />
}

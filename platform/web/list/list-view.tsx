import { useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, type ReactNode, type RefObject } from 'react'
import { useAllowed } from '../api/index.ts'
import { Empty, type EmptyWords } from '../ui/empty.tsx'
import { Failed } from '../ui/failed.tsx'
import { Loading } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { useDrawn } from '../ui/use-drawn.ts'
import { fileColumns, isShown, type Column } from './columns.ts'
import { ColumnsChoice } from './columns-choice.tsx'
import { ExportButton } from './export-button.tsx'
import { GroupChoice } from './group-choice.tsx'
import { KeptViews } from './kept-views.tsx'
import { ListCards } from './list-cards.tsx'
import { ListFooter } from './list-footer.tsx'
import { ListTable } from './list-table.tsx'
import { totalsInWords } from './list-totals.tsx'
import { PrintIcon } from './print-icon.tsx'
import { SearchField } from './search-field.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useGrouping } from './use-grouping.ts'
import { useListFile, type ListExport, type ListFileProps } from './use-list-file.ts'
import { useListSettings } from './use-list-settings.ts'
import type { List } from './use-list.ts'
import type { Selection } from './use-selection.ts'

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
  empty: EmptyWords
  /** What is said where the list could not be read. */
  failure?: string
  /** Under this name, `people.students`, the account keeps columns and views; without it there is no choice of them. */
  name?: string
  /** The call that answers the whole list as a file (`exportOf` of the contract). */
  exported?: ListExport
  /** Rows can be chosen, and this can be done with those that are. */
  bulk?: { selection: Selection; actions: ReactNode } | undefined
}
const phone = 'screen and (max-width: 37.49em)'

/** A list with everything that belongs to it: search, filters, views, columns, file, order, pages, and its three states. */
export function ListView<Row>(props: Props<Row>) {
  const { list, label, columns, rowKey, renderCard, searchLabel, filters, empty, failure, name, exported, bulk } = props
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false })
  const head = useRef<HTMLDivElement>(null)
  const settings = useListSettings(name)
  const { answer, state } = list
  const rows = answer.data?.items ?? []
  const shown = columns.filter((column, index) => index === 0 || isShown(column, settings.hidden))
  const grouping = useGrouping(list, shown)
  const { group, says } = grouping
  const isPending = !useDrawn(!answer.isPending && !settings.isPending)
  return (
    <Panel p={0}>
      <Group ref={head} gap="xs" p="xs" justify="space-between" align="flex-start" data-print="never">
        {searchLabel || filters ? (
          <Group component="search" gap="xs" flex="1 1 300px">
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
        {name || exported ? (
          // as high as a field, beside the first row of filters
          <Group gap="xs" mih={36}>
            {name ? <KeptViews list={list} settings={settings} /> : null}
            {name ? <ColumnsChoice columns={columns} settings={settings} /> : null}
            {exported && rows.length > 0 ? (
              <>
                <GroupChoice exported={exported} columns={shown} grouping={grouping} />
                <ExportButton {...{ list, exported, group }} shown={fileColumns(shown)} within={head} />
                <PrintButton {...{ list, exported, group }} shown={fileColumns(shown)} within={head} />
              </>
            ) : null}
          </Group>
        ) : null}
      </Group>
      {bulk ? (
        <SelectionBar of={bulk.selection} total={answer.data?.total ?? 0}>
          {bulk.actions}
        </SelectionBar>
      ) : null}
      {isPending ? <Loading lines={12} height={22} /> : null}
      {answer.isError && answer.data === undefined ? (
        <Failed error={answer.error} title={failure} onRetry={() => void answer.refetch()} />
      ) : null}
      {answer.isSuccess && rows.length === 0 ? <NothingFound list={list} empty={empty} /> : null}
      {rows.length > 0 && !isPending && isPhone ? (
        <ListCards {...{ list, label, rowKey, renderCard, says }} selection={bulk?.selection} />
      ) : null}
      {rows.length > 0 && !isPending && !isPhone ? (
        <ListTable {...{ list, label, rowKey, says }} columns={shown} selection={bulk?.selection} />
      ) : null}
      {answer.isSuccess ? (
        <ListFooter list={list} totals={isPhone && rows.length > 0 ? totalsInWords(answer.data, shown) : ''} />
      ) : null}
    </Panel>
  )
}

/** Takes the whole of the list for paper, saying how the fields of the search in `within` narrow it. */
function PrintButton<Row>({ within, ...props }: ListFileProps<Row> & { within: RefObject<HTMLElement | null> }) {
  const { take, isTaking } = useListFile(props)
  if (!useAllowed(props.exported)) return null
  return <PrintIcon isTaking={isTaking} within={within} onPrint={take} />
}

function NothingFound<Row>({ list, empty }: { list: List<Row>; empty: Props<Row>['empty'] }) {
  const { t } = useLingui()
  if ((list.answer.data?.total ?? 0) > 0)
    return (
      <Empty
        title={t`Такой страницы в списке нет`}
        action={
          <Button variant="default" onClick={() => list.turnTo(1)}>
            {t`К первой странице`}
          </Button>
        }
      />
    )
  const own = new Set(['page', 'size', 'sort', 'asc', 'active'])
  const isNarrowed = Object.entries(list.filters).some(
    ([key, value]) => !own.has(key) && value !== undefined && value !== '',
  )
  return isNarrowed ? <Empty title={t`Ничего не найдено`} hint={t`Измените поиск или фильтры`} /> : <Empty {...empty} />
}

import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Answer, Button, Empty, Group, Loading, Panel, Stack, Text, useUrlState } from '#platform/web/ui/index.ts'
import { readGroupHistory } from '../../contract/history.ts'
import type { JournalTabProps } from '#areas/journal/web/index.ts'
import { HistoryAddress, type HistoryState } from '../address.ts'
import { PastOpener } from '../past/past-opener.tsx'
import { HistoryBlockItem } from './history-block.tsx'
import { historyDays } from './history-days.ts'
import { HistoryFilters } from './history-filters.tsx'
import { useUndoBatch } from '../undo/use-undo-batch.ts'
import styles from './group-history.module.css'

/** The day of an instant by the school's clock, `yyyy-MM-dd`. */
const dayOf = (instant: string): string => displayMoment(instant).slice(0, 10).split('.').toReversed().join('-')

function useHistory(groupId: number, { student, who, kind, day }: HistoryState) {
  const params = { id: String(groupId) }
  const narrowed = {
    ...(student === undefined ? {} : { student: String(student) }),
    ...(who === undefined ? {} : { who: String(who) }),
    ...(kind === undefined ? {} : { kind }),
    ...(day === undefined ? {} : { day }),
  }
  return useInfiniteQuery({
    queryKey: [...keyOf(readGroupHistory, { params, query: narrowed }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      request(
        readGroupHistory,
        { params, query: { ...narrowed, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // what is changed in the journal beside it is to be seen here
    staleTime: 0,
    gcTime: 0,
  })
}

interface Props extends Pick<JournalTabProps, 'change'> {
  journalSession: Pick<JournalTabProps['journalSession'], 'store' | 'reload'>
}

/** «История»: who changed what in the journal, the newest first; what was saved at once is taken back at once. */
export function HistoryTab({ journalSession, change: changeJournal }: Props) {
  const [state, change] = useUrlState(HistoryAddress)
  const { t } = useLingui()
  const { grid } = journalSession.store
  const history = useHistory(grid.group.id, state)
  const { undo, busy } = useUndoBatch(grid, () => {
    journalSession.reload()
    void history.refetch()
  })
  const people = history.data?.pages[0]?.people ?? []
  const isNarrowed = Object.values(state).some((value) => value !== undefined)
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <HistoryFilters state={state} students={grid.students} people={people} change={change} />
        <PastOpener onOpen={(at) => changeJournal({ at, tab: undefined })} />
      </Group>
      <Panel p={0}>
        <Answer of={history} loading={<Loading lines={8} height={28} />}>
          {({ pages }) => {
            const changes = pages.flatMap(({ items }) => items)
            const batches = pages.flatMap((page) => page.batches)
            if (changes.length === 0)
              return (
                <Empty
                  title={isNarrowed ? <Trans>Таких изменений нет</Trans> : <Trans>Изменений пока не было</Trans>}
                  hint={<Trans>Здесь появится, кто, когда и что изменил в журнале.</Trans>}
                />
              )
            return (
              <div className={styles['days']}>
                {historyDays(changes, batches, dayOf).map(({ day, blocks }) => (
                  <section key={day} aria-label={weekdayAndDay(day)}>
                    <Text component="h2" size="sm" fw={600} className={styles['day'] ?? ''}>
                      {weekdayAndDay(day)} {day.slice(0, 4)}
                    </Text>
                    <ul className={styles['blocks']} aria-label={t`Изменения`}>
                      {blocks.map((block) => (
                        <HistoryBlockItem
                          key={block.changes[0]?.id}
                          block={block}
                          grid={grid}
                          busy={busy}
                          onUndo={undo}
                        />
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            )
          }}
        </Answer>
      </Panel>
      {history.hasNextPage ? (
        <Group justify="center">
          <Button variant="default" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            <Trans>Показать ещё</Trans>
          </Button>
        </Group>
      ) : null}
    </Stack>
  )
}

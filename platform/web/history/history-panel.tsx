import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Pagination } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { HistoryPage } from '#platform/contract/history.ts'
import { Answer } from '../ui/answer.tsx'
import { Empty } from '../ui/empty.tsx'
import { Panel } from '../ui/panel.tsx'
import { HistoryList } from './history-list.tsx'
import type { HistoryWords } from './words.ts'

interface Props {
  of: UseQueryResult<HistoryPage>
  words: HistoryWords
  onPage: (page: number) => void
}

/** The history of a record by pages: loading, failed, empty, or who changed what and when. */
export function HistoryPanel({ of: history, words, onPage }: Props) {
  const { t } = useLingui()
  return (
    <Panel>
      <Answer of={history}>
        {({ items, total, page, size }) =>
          total === 0 ? (
            <Empty
              title={<Trans>Изменений пока не было</Trans>}
              hint={<Trans>Здесь появится, кто, когда и что изменил</Trans>}
            />
          ) : (
            <>
              <HistoryList items={items} words={words} />
              {total > size ? (
                <Group justify="center" pt="sm">
                  <Pagination
                    size="sm"
                    total={Math.ceil(total / size)}
                    value={page}
                    onChange={onPage}
                    getItemProps={(to) => ({ 'aria-label': t`Страница ${to}` })}
                    withControls={false}
                  />
                </Group>
              ) : null}
            </>
          )
        }
      </Answer>
    </Panel>
  )
}

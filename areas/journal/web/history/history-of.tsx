import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HistoryEntry, HistoryPage } from '#platform/contract/history.ts'
import { HistoryList, type HistoryWords } from '#platform/web/history/index.ts'
import { Answer, Loading, Text } from '#platform/web/ui/index.ts'

interface Props {
  history: UseQueryResult<HistoryPage>
  words: HistoryWords
  /** What can be done with a change. */
  action?: (entry: HistoryEntry) => ReactNode
}

/** The last changes of a mark or a result, short enough for a card beside its cell. */
export function HistoryOf({ history, words, action }: Props) {
  return (
    <Answer of={history} loading={<Loading lines={2} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Изменений не было</Trans>
          </Text>
        ) : (
          <HistoryList items={items} words={words} action={action} />
        )
      }
    </Answer>
  )
}

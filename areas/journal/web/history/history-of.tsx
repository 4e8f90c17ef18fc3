import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { HistoryPage } from '#platform/contract/history.ts'
import { HistoryList, type HistoryWords } from '#platform/web/history/index.ts'
import { Answer, Loading, Text } from '#platform/web/ui/index.ts'

/** The last changes of a mark or a result, short enough for a card beside its cell. */
export function HistoryOf({ history, words }: { history: UseQueryResult<HistoryPage>; words: HistoryWords }) {
  return (
    <Answer of={history} loading={<Loading lines={2} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Изменений не было</Trans>
          </Text>
        ) : (
          <HistoryList items={items} words={words} />
        )
      }
    </Answer>
  )
}

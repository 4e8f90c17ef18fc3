import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { HistoryPage } from '#platform/contract/history.ts'
import { HistoryList } from '#platform/web/history/index.ts'
import { Answer, Loading, Text } from '#platform/web/ui/index.ts'
import { useMarkWords } from './use-mark-words.ts'

/** The last changes of a mark, short enough for a card beside its cell. */
export function HistoryOf({ history }: { history: UseQueryResult<HistoryPage> }) {
  const words = useMarkWords()
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

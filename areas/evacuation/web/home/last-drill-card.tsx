import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { daysBetween } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { displayMoment, schoolDay } from '#platform/web/format/moment.ts'
import { DayPanel, FailedCard, Nothing, PanelItem, PanelList } from '#platform/web/home/index.ts'
import { LinkAnchor, Text } from '#platform/web/ui/index.ts'
import { listResults, type EventResult } from '../../contract/results.ts'

/** On the first page of who starts alarms: when the last one was, and how it went. */
export function LastDrillCard() {
  const { t } = useLingui()
  const results = useQuery(query(listResults))
  const title = t`Последняя эвакуация или тревога`
  if (results.isError && results.data === undefined)
    return <FailedCard title={title} error={results.error} onRetry={() => void results.refetch()} />
  if (results.data === undefined) return null
  const [last] = results.data.items
  return (
    <DayPanel
      title={title}
      aside={
        <LinkAnchor to="/evacuation" size="sm">
          <Trans>Все</Trans>
        </LinkAnchor>
      }
    >
      {last ? (
        <Last of={last} />
      ) : (
        <Nothing>
          <Trans>Тревог с отчётом ещё не было</Trans>
        </Nothing>
      )}
    </DayPanel>
  )
}

function Last({ of: { evacuation_id, started_at, figures } }: { of: EventResult }) {
  const days = daysBetween(started_at.slice(0, 10), schoolDay())
  return (
    <PanelList>
      <PanelItem>
        <LinkAnchor to="/evacuation/statistics/$id" params={{ id: String(evacuation_id) }} c="inherit" fw={600}>
          {displayMoment(started_at)}
        </LinkAnchor>
        <Text component="span" size="sm" c="dimmed">
          <Trans>
            Нашли {figures.found} из {figures.expected}
          </Trans>
          {' · '}
          <Plural value={days} one="# день назад" few="# дня назад" many="# дней назад" other="# дня назад" />
        </Text>
      </PanelItem>
    </PanelList>
  )
}

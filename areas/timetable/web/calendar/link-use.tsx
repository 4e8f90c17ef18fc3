import { Trans } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { CalendarSubject } from '../../contract/calendar-links.ts'

/** Since when there is a link, and when a calendar program last came by it. */
export function LinkUse({ link: { made_at, last_used_at } }: { link: NonNullable<CalendarSubject['link']> }) {
  return (
    <Text size="sm" c="dimmed">
      <Trans>Ссылка сделана {displayMoment(made_at)}.</Trans>{' '}
      {last_used_at === null ? (
        <Trans>По ней ещё не приходили.</Trans>
      ) : (
        <Trans>Последний раз календарь приходил по ней {displayMoment(last_used_at)}.</Trans>
      )}{' '}
      <Trans>Новая ссылка отменит прежнюю.</Trans>
    </Text>
  )
}

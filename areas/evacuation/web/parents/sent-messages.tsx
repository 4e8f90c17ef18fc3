import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'
import type { ParentMessage } from '../../contract/parents.ts'

/** What parents were told, with how many of them have read it. */
export function SentMessages({ items }: { items: readonly ParentMessage[] }) {
  const { t } = useLingui()
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {items.map(({ id, text, sent_at, sent_by_name, recipients: notified, read, audience }) => (
        <li key={id}>
          <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
          <Text size="sm" c="dimmed">
            {[
              displayMoment(sent_at),
              sent_by_name,
              audience === 'all' ? t`и тем, чьих детей не было в школе` : null,
              t`прочитали ${displayNumber(read)} из ${displayNumber(notified)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </li>
      ))}
    </Stack>
  )
}

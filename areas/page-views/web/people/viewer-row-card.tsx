import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { RowLink } from '#platform/web/list/index.ts'
import { Group, Text } from '#platform/web/ui/index.ts'
import type { Viewer } from '../../contract/report.ts'

/** A person's views in the list on a phone. */
export function ViewerRowCard({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui()
  const { id, full_name, roles, views, days, last_at } = viewer
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <RowLink id={id}>{full_name}</RowLink>
        <Text size="sm">{views}</Text>
      </Group>
      <Text size="sm">{roles.join(', ') || '—'}</Text>
      <Text size="sm" c="dimmed">
        {last_at === null
          ? t`ещё не заходил(а)`
          : [t`дней: ${days}`, t`последний раз ${displayMoment(last_at)}`].join(' · ')}
      </Text>
    </>
  )
}

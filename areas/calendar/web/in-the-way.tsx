import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Alert, LinkAnchor, List, Text } from '#platform/web/ui/index.ts'
import type { CalendarPreview } from '../contract/preview.ts'

const maxShown = 6

/** Why a change can't be made: the lessons that stand in its way, each with its journal. */
export function InTheWay({ of: { obstacles, in_the_way, in_the_way_count } }: { of: CalendarPreview }) {
  const shown = in_the_way.slice(0, maxShown)
  return (
    <Alert color="red" variant="light" role="alert" title={obstacles.join('. ')}>
      <List size="sm">
        {shown.map(({ lesson_id, group_id, date, title, reason }) => (
          <List.Item key={lesson_id}>
            <LinkAnchor to="/journal" search={{ group: String(group_id) }}>
              {displayDate(date)}, {title}
            </LinkAnchor>
            : {reason}
          </List.Item>
        ))}
      </List>
      {in_the_way_count > shown.length ? (
        <Text size="sm">
          <Trans>Показаны первые {shown.length}</Trans>
        </Text>
      ) : null}
    </Alert>
  )
}

import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '#platform/web/icons/index.ts'
import { Alert, List, Text } from '#platform/web/ui/index.ts'
import type { WorksSchedule } from '../../contract/works-schedule.ts'

/** What is against the planning rules, and what has no day yet. */
export function WorksNotes({ plan: { warnings, undated } }: { plan: WorksSchedule }) {
  return (
    <>
      {warnings.length > 0 ? (
        <Alert
          color="orange"
          variant="light"
          icon={<IconAlertTriangle size={20} aria-hidden />}
          title={<Trans>Нарушены правила планирования</Trans>}
        >
          <List size="sm" spacing={2}>
            {warnings.map(({ text }) => (
              <List.Item key={text}>{text}</List.Item>
            ))}
          </List>
        </Alert>
      ) : null}
      {undated.length > 0 ? (
        <Text size="sm">
          <Text span inherit fw={600}>
            <Trans>Без даты:</Trans>
          </Text>{' '}
          {undated.join('; ')}
        </Text>
      ) : null}
    </>
  )
}

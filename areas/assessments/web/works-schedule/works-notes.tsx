import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '#platform/web/icons/index.ts'
import { Alert, Button, Group, List, Text } from '#platform/web/ui/index.ts'
import type { WorksSchedule } from '../../contract/works-schedule.ts'
import { draggedWork } from './work-chip.tsx'
import type { Plan } from './works-weeks.tsx'

/** What is against the planning rules, and what has no day yet. */
export function WorksNotes({ plan: { warnings, undated }, onPlan }: { plan: WorksSchedule; onPlan: Plan }) {
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
        <Group gap={6}>
          <Text size="sm" fw={600}>
            <Trans>Без даты:</Trans>
          </Text>
          {undated.map((work) =>
            work.may_plan ? (
              <Button
                key={work.id}
                size="compact-sm"
                variant="default"
                draggable
                onDragStart={(event) => event.dataTransfer.setData(draggedWork, String(work.id))}
                onClick={() => onPlan(work)}
              >
                {work.text}
              </Button>
            ) : (
              <Text key={work.id} size="sm">
                {work.text}
              </Text>
            ),
          )}
        </Group>
      ) : null}
    </>
  )
}

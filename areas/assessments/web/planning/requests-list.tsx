import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Group, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import type { GroupWorks, WorkRequest } from '../../contract/planning.ts'
import { workName } from './work-name.ts'

const colours = { waiting: 'blue', accepted: 'green', declined: 'red', withdrawn: 'gray' } as const

/** What was asked for beside the template, and what became of it. */
export function RequestsList({ plan: { requests, quarters } }: { plan: GroupWorks }) {
  const { t } = useLingui()
  if (requests.length === 0) return null
  const states: Record<WorkRequest['state'], string> = {
    waiting: t`на согласовании`,
    accepted: t`согласовано`,
    declined: t`не согласовано`,
    withdrawn: t`отозвано`,
  }
  return (
    <Panel>
      <Text component="h2" fw={600} size="md" mb={4}>
        <Trans>Просьбы о работах</Trans>
      </Text>
      <Stack gap={6}>
        {requests.map((one) => {
          const name = workName(one)
          const quarter = quarters.find(({ id }) => id === one.quarter_id)?.title ?? ''
          return (
            <Group key={one.id} gap="xs">
              <Badge variant="light" color={colours[one.state]}>
                {states[one.state]}
              </Badge>
              <Text size="sm">
                {one.action === 'add' ? t`Добавить ${name}, ${quarter}` : t`Убрать ${name}, ${quarter}`}
              </Text>
              <Text size="sm" c="dimmed">
                {one.answer ? `${one.reason} — ${one.answer}` : one.reason} · {one.asked_by}
              </Text>
            </Group>
          )
        })}
      </Stack>
    </Panel>
  )
}

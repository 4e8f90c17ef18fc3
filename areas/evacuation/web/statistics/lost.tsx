import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Panel, ScrollArea, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { noteInWords } from '../../rules/stay.ts'
import type { Statistics } from '../../contract/results.ts'
import { StatusBadge } from '../words.tsx'

/** Those whom nobody had found, and who needed help. */
export function Lost({ lost }: Pick<Statistics, 'lost'>) {
  const { t } = useLingui()
  return (
    <Panel>
      <Title order={2} mb="xs">
        <Trans>Не найдены и нуждались в помощи</Trans> · {lost.length}
      </Title>
      {lost.length === 0 ? <Trans>Таких нет: найдены все</Trans> : null}
      <ScrollArea.Autosize
        mah={420}
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t`Не найдены и нуждались в помощи` }}
      >
        <Stack gap={8} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {lost.map(({ id, name, class_title, unit_title, last_place, status, note }) => (
            <li key={id}>
              <Group gap={8}>
                <StatusBadge status={status} />
                <span>
                  {name} {class_title ? <b>{class_title}</b> : null}
                </span>
              </Group>
              <Text size="sm" c="dimmed">
                {[unit_title, last_place, noteInWords(note)].filter(Boolean).join(' · ')}
              </Text>
            </li>
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Panel>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { Action, ActionMenu, Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { PlannedWork } from '../../contract/planning.ts'
import { workName } from './work-name.ts'

interface Props {
  label: string
  works: readonly PlannedWork[]
  /** Whether they may be planned. */
  isOpen: boolean
  /** Whether one is taken away without asking. */
  isAtOnce: boolean
  onChange: (work: PlannedWork) => void
  onRemove: (work: PlannedWork) => void
}

/** Works of a quarter, one below the other: their lesson, title, maximum, and what can be done with each. */
export function WorksTable({ label, works, isOpen, isAtOnce, onChange, onRemove }: Props) {
  const { t } = useLingui()
  return (
    <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }} aria-label={label}>
      {works.map((work) => {
        const name = workName(work)
        const { date, slot } = work
        const when = date === null ? t`урок не выбран` : t`${weekdayAndDay(date)}, ${slot ?? 0}-й урок`
        return (
          <Group
            component="li"
            key={work.id}
            gap="sm"
            py={6}
            wrap="wrap"
            style={{ borderTop: '1px solid var(--house-line)' }}
          >
            <Text fw={600} w={70}>
              {name}
            </Text>
            <Stack gap={0} flex="1 1 200px">
              <Text>{work.title || t`Без темы`}</Text>
              <Text size="sm" c={date === null ? 'orange.9' : 'dimmed'}>
                {when}
              </Text>
            </Stack>
            <Text size="sm" c="dimmed">
              {work.scores > 0 ? t`максимум ${work.maximum}, отметок ${work.scores}` : t`максимум ${work.maximum}`}
            </Text>
            {isOpen ? (
              <Group gap={4} wrap="nowrap">
                <Button
                  size="compact-sm"
                  variant={date === null ? 'light' : 'default'}
                  aria-label={date === null ? t`Назначить урок: ${name}` : t`Изменить: ${name}`}
                  onClick={() => onChange(work)}
                >
                  {date === null ? <Trans>Назначить урок</Trans> : <Trans>Изменить</Trans>}
                </Button>
                {work.scores === 0 ? (
                  <ActionMenu label={t`Действия: ${name}`}>
                    <Action onClick={() => onRemove(work)}>
                      {isAtOnce ? <Trans>Убрать</Trans> : <Trans>Попросить убрать</Trans>}
                    </Action>
                  </ActionMenu>
                ) : null}
              </Group>
            ) : null}
          </Group>
        )
      })}
    </Stack>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import { IconArrowDown, IconArrowUp, IconTrash } from '#platform/web/icons/index.ts'
import {
  Action,
  ActionDivider,
  ActionMenu,
  Group,
  NumberInput,
  Paper,
  SegmentedControl,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '#platform/web/ui/index.ts'
import type { listRoutes } from '../../contract/routes.ts'
import { acts, actTitles, needs, needTitles } from '../../rules/words.ts'
import { DecidersField } from './deciders-field.tsx'
import type { DraftStep } from './route-draft.ts'

interface Props {
  step: DraftStep
  index: number
  count: number
  kind: string
  answer: Output<typeof listRoutes>
  onChange: (changes: Partial<DraftStep>) => void
  onMove: (to: number) => void
  onRemove: () => void
  onDrag: (isDragged: boolean) => void
}

/** One step of a route while it is edited. */
export function StepEditor({ step, index, count, kind, answer, onChange, onMove, onRemove, onDrag }: Props) {
  const { t } = useLingui()
  const number = index + 1
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <Text
            component="span"
            size="sm"
            fw={600}
            draggable
            style={{ cursor: 'grab' }}
            onDragStart={() => onDrag(true)}
            onDragEnd={() => onDrag(false)}
          >
            <Trans>Шаг {number}</Trans>
          </Text>
          <ActionMenu label={t`Действия: шаг ${number}`}>
            <Action
              icon={<IconArrowUp size={16} aria-hidden />}
              objection={index === 0 ? t`Стоит первым` : undefined}
              onClick={() => onMove(index - 1)}
            >
              <Trans>Выше</Trans>
            </Action>
            <Action
              icon={<IconArrowDown size={16} aria-hidden />}
              objection={index === count - 1 ? t`Стоит последним` : undefined}
              onClick={() => onMove(index + 1)}
            >
              <Trans>Ниже</Trans>
            </Action>
            <ActionDivider />
            <Action icon={<IconTrash size={16} aria-hidden />} onClick={onRemove}>
              <Trans>Убрать шаг</Trans>
            </Action>
          </ActionMenu>
        </Group>
        <Group align="flex-start" gap="xs">
          <TextInput
            flex="1 1 220px"
            label={t`Название`}
            placeholder={t`Например, «Руководитель подразделения»`}
            maxLength={100}
            value={step.title}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
          <Select
            w={170}
            label={t`Что делает`}
            allowDeselect={false}
            data={acts.map((value) => ({ value, label: actTitles[value] }))}
            value={step.act}
            onChange={(value) => onChange({ act: acts.find((one) => one === value) ?? step.act })}
          />
          <NumberInput
            w={170}
            label={t`Срок, рабочих дней`}
            placeholder={t`без срока`}
            min={1}
            max={250}
            allowDecimal={false}
            value={step.days ?? ''}
            onChange={(value) => onChange({ days: typeof value === 'number' ? value : null })}
          />
        </Group>
        <DecidersField
          of={step.deciders}
          number={number}
          kind={kind}
          answer={answer}
          onChange={(deciders) => onChange({ deciders })}
        />
        <Group gap="md">
          <SegmentedControl
            size="xs"
            aria-label={t`Сколько должны решить: шаг ${number}`}
            data={needs.map((value) => ({ value, label: needTitles[value] }))}
            value={step.needs}
            onChange={(value) => onChange({ needs: needs.find((one) => one === value) ?? step.needs })}
          />
          {index === 0 ? null : (
            <Switch
              label={t`Одновременно с шагом ${index}`}
              checked={step.isBeside}
              onChange={(event) => onChange({ isBeside: event.currentTarget.checked })}
            />
          )}
        </Group>
      </Stack>
    </Paper>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, Group, Modal, Select, Stack, Text } from '#platform/web/ui/index.ts'
import type { Rup, RupColumn } from '../../../contract/rup.ts'
import { planColumnTitle } from '../../../rules/parallel-title.ts'
import { placeKey } from '../../../rules/plan-column.ts'
import { columnSteps } from './copied-steps.ts'

interface Props {
  plan: Rup
  /** With those that are being added. */
  columns: readonly RupColumn[]
  onCopy: (steps: ReturnType<typeof columnSteps>, words: { from: string; to: string }) => void
  onClose: () => void
}

/** All lines of a column into another one. */
export function CopyColumnDialog({ plan, columns, onCopy, onClose }: Props) {
  const { t } = useLingui()
  const [keys, setKeys] = useState<{ from: string | null; to: string | null }>({ from: null, to: null })
  const options = columns.map((column) => ({ value: placeKey(column), label: planColumnTitle(column) }))
  const [from, to] = [keys.from, keys.to].map((key) => columns.find((one) => placeKey(one) === key))
  const steps = from && to && from !== to ? columnSteps(plan, from, to) : []
  const changed = steps.filter(({ version }) => version !== null).length
  return (
    <Modal opened onClose={onClose} title={t`Скопировать столбец`}>
      <Stack>
        <Group grow>
          <Select
            label={t`Откуда`}
            data-autofocus
            data={options}
            value={keys.from}
            onChange={(value) => setKeys((before) => ({ ...before, from: value }))}
          />
          <Select
            label={t`Куда`}
            data={options.filter(({ value }) => value !== keys.from)}
            value={keys.to}
            onChange={(value) => setKeys((before) => ({ ...before, to: value }))}
          />
        </Group>
        <Text size="sm" c="dimmed" aria-live="polite">
          {from && to
            ? steps.length === 0
              ? t`Эти столбцы уже одинаковы`
              : t`Новых строк: ${steps.length - changed}, изменится: ${changed}. Остальные строки столбца останутся.`
            : t`Часы, части плана, деление и оценивание переносятся; оценивание первого класса своё.`}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>{t`Отмена`}</Button>
          <Button
            disabled={steps.length === 0}
            onClick={() => {
              if (from && to) onCopy(steps, { from: planColumnTitle(from), to: planColumnTitle(to) })
              onClose()
            }}
          >{t`Скопировать`}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

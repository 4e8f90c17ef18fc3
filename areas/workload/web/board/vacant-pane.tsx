import { Trans, useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { IconChecklist } from '#platform/web/icons/index.ts'
import { Button, Group, NumberInput, Text } from '#platform/web/ui/index.ts'
import { sumOf, type VacantLine } from './board-data.ts'
import type { Choice } from './use-choice.ts'
import { VacantList } from './vacant-list.tsx'
import styles from './board.module.css'

interface Props {
  lines: readonly VacantLine[]
  choice: Choice
  mayEdit: boolean
  /** Of a single chosen line: so many of its hours; null: all. */
  hours: number | null
  onHours: (hours: number | null) => void
  onEnter: () => void
  onPropose: () => void
}

/** Hours without a teacher, and what is chosen of them. */
export function VacantPane({ lines, choice, mayEdit, hours, onHours, onEnter, onPropose }: Props) {
  const { t } = useLingui()
  const chosen = lines.filter(({ id }) => choice.ids.has(id))
  const [all, some, count, of] = [sumOf(lines), sumOf(chosen), chosen.length, lines.length].map(displayNumber)
  const [single] = chosen
  return (
    <section className={styles['pane']} aria-label={t`Без учителя`}>
      <div className={styles['head']}>
        <Group justify="space-between" gap="xs">
          <Text fw={600}>
            <Trans>
              Без учителя: {all} ч в неделю, групп: {of}
            </Trans>
          </Text>
          {mayEdit && lines.length > 0 ? (
            <Button size="xs" variant="light" leftSection={<IconChecklist size={16} aria-hidden />} onClick={onPropose}>
              <Trans>Предложить</Trans>
            </Button>
          ) : null}
        </Group>
        {mayEdit && lines.length > 0 ? (
          <Group gap="xs" mih={30} wrap="nowrap">
            <Text size="sm" aria-live="polite">
              {chosen.length > 0 ? (
                <Trans>
                  Выбрано: {count}, часов: {some}
                </Trans>
              ) : null}
            </Text>
            {chosen.length > 0 ? null : (
              <Text size="sm" c="dimmed" visibleFrom="md">
                <Trans>Пробел — выбрать, Enter — к учителям</Trans>
              </Text>
            )}
            {chosen.length === 1 && single ? (
              <NumberInput
                size="xs"
                w={92}
                aria-label={t`Сколько часов назначить`}
                suffix={t` ч`}
                min={0.5}
                max={single.missing}
                step={0.5}
                decimalSeparator=","
                value={hours ?? single.missing}
                onChange={(value) => onHours(typeof value === 'number' ? value : null)}
              />
            ) : null}
            {chosen.length > 0 ? (
              <Button size="compact-xs" variant="subtle" flex="none" onClick={choice.clear}>
                <Trans>Снять выбор</Trans>
              </Button>
            ) : (
              <Button size="compact-xs" variant="subtle" flex="none" onClick={choice.all}>
                <Trans>Выбрать все</Trans>
              </Button>
            )}
          </Group>
        ) : null}
      </div>
      <VacantList lines={lines} choice={choice} mayEdit={mayEdit} onEnter={onEnter} />
    </section>
  )
}

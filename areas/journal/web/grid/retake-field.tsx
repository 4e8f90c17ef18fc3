import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { DateField } from '#platform/web/date/index.ts'
import { Button, Checkbox, Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { Retake } from '../../contract/journal.ts'
import type { MarkValue } from '../sheet/cell-value.ts'

interface Props {
  /** The mark of the work as it stands. */
  standing: MarkValue
  retake: Retake | null
  /** Of the lesson in which the work was written. */
  writtenOn: string
  today: string
  onChange: (retake: Retake | null) => void
  /** The retake is taken back: what stood before counts again. */
  onTakeBack: (former: number) => void
}

/** Whether points are those of a retake: what stands now is kept beside them. */
export function RetakeField({ standing, retake, writtenOn, today, onChange, onTakeBack }: Props) {
  const { t } = useLingui()
  const kept = standing.retake
  if (kept)
    return (
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="sm">
          {retake === null ? (
            <Trans>Пересдача будет снята</Trans>
          ) : (
            <Trans>
              Пересдача {displayDate(retake.on)}, было {retake.former}
            </Trans>
          )}
        </Text>
        {retake === null ? null : (
          <Button size="compact-sm" variant="subtle" onClick={() => onTakeBack(retake.former)}>
            <Trans>Снять</Trans>
          </Button>
        )}
      </Group>
    )
  return (
    <Stack gap={6}>
      <Checkbox
        size="sm"
        label={t`Пересдача: прежняя отметка ${standing.value} останется видна`}
        checked={retake !== null}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? { former: standing.value, on: today } : null)}
      />
      {retake === null ? null : (
        <DateField
          label={t`День пересдачи`}
          isInside
          value={retake.on}
          min={writtenOn}
          max={today}
          onChange={(on) => onChange({ ...retake, on })}
        />
      )}
    </Stack>
  )
}

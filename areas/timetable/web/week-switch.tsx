import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { addDays, displayDate, mondayOf } from '#platform/contract/calendar-date.ts'
import { ActionIcon, Button, Group, Text } from '#platform/web/ui/index.ts'

interface Props {
  monday: string
  today: string
  /** Null: today's week. */
  onDate: (date: string | null) => void
}

/** From week to week, and back to today. */
export function WeekSwitch({ monday, today, onDate }: Props) {
  const { t } = useLingui()
  const isPresent = mondayOf(today) === monday
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t`Прошлая неделя`}
        onClick={() => onDate(addDays(monday, -7))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Text fw={600} ta="center" miw={170} aria-live="polite">
        {displayDate(monday).slice(0, 5)} – {displayDate(addDays(monday, 6))}
      </Text>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t`Следующая неделя`}
        onClick={() => onDate(addDays(monday, 7))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      {isPresent ? null : (
        <Button variant="subtle" size="compact-md" onClick={() => onDate(null)}>
          <Trans>Сегодня</Trans>
        </Button>
      )}
    </Group>
  )
}

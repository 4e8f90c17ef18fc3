import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '#platform/web/icons/index.ts'
import { addDays, mondayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { ActionIcon, Button, Group } from '#platform/web/ui/index.ts'
import { DayChoice } from './day-choice.tsx'
import styles from './choose.module.css'

interface Props {
  /** Any day of the week that is shown. */
  date: CalendarDate
  today: CalendarDate
  /** Null: today. */
  onDate: (date: CalendarDate | null) => void
}

/** From week to week, to any day, and back to today. */
export function WeekSwitch({ date, today, onDate }: Props) {
  const { t } = useLingui()
  const monday = mondayOf(date)
  const go = (to: CalendarDate) => onDate(to === mondayOf(today) ? null : to)
  return (
    <Group gap={6} wrap="nowrap" className={styles['switch'] ?? ''} component="nav" aria-label={t`Неделя`}>
      <ActionIcon variant="default" size={36} aria-label={t`Прошлая неделя`} onClick={() => go(addDays(monday, -7))}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <DayChoice monday={monday} onDate={onDate} />
      <ActionIcon variant="default" size={36} aria-label={t`Следующая неделя`} onClick={() => go(addDays(monday, 7))}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      <Button
        variant="default"
        h={36}
        px="sm"
        // stays in its place, so that nothing jumps under the finger
        disabled={monday === mondayOf(today)}
        onClick={() => onDate(null)}
      >
        <Trans>Сегодня</Trans>
      </Button>
    </Group>
  )
}

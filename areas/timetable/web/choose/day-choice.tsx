import { useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendar } from '#platform/web/icons/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { Calendar } from '#platform/web/date/index.ts'
import { daySpan } from '#platform/web/format/day.ts'
import { Button, Popover } from '#platform/web/ui/index.ts'
import styles from './choose.module.css'

interface Props {
  monday: CalendarDate
  onDate: (date: CalendarDate) => void
}

/** The week in words; opens a calendar in which any day can be chosen. */
export function DayChoice({ monday, onDate }: Props) {
  const { t } = useLingui()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const sunday = addDays(monday, 6)
  const week = daySpan(monday, sunday)
  const choose = (date: CalendarDate) => {
    close()
    onDate(date)
  }
  return (
    <Popover opened={isOpen} onDismiss={close} position="bottom" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          h={36}
          px="sm"
          className={styles['span'] ?? ''}
          leftSection={<IconCalendar size={16} stroke={1.6} aria-hidden />}
          aria-label={t`${week}, выбрать день`}
          onClick={toggle}
        >
          {week}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Calendar begin={monday} marked={{ first: monday, last: sunday }} onDate={choose} />
      </Popover.Dropdown>
    </Popover>
  )
}

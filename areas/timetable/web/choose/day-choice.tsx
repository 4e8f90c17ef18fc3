import { useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { daySpan } from '#platform/web/format/day.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button, Center, Loader, Popover } from '#platform/web/ui/index.ts'
import styles from './choose.module.css'

const MonthTable = lazyPart(
  async () => (await import('./month-table.tsx')).MonthTable,
  <Center w={252} h={290}>
    <Loader size="sm" />
  </Center>,
)

interface Props {
  monday: CalendarDate
  onDate: (date: CalendarDate) => void
}

/** The week in words; opens a calendar in which any day can be chosen. */
export function DayChoice({ monday, onDate }: Props) {
  const { t } = useLingui()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const week = daySpan(monday, addDays(monday, 6))
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
        <MonthTable monday={monday} onDate={choose} />
      </Popover.Dropdown>
    </Popover>
  )
}

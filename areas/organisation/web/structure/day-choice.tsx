import { Trans, useLingui } from '@lingui/react/macro'
import { calendarDate, isCalendarDate } from '#platform/contract/calendar-date.ts'
import { DateField } from '#platform/web/date/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { Button, Group, useUrlState } from '#platform/web/ui/index.ts'
import { StructureAddress } from './address.ts'

/** The day of the structure: today, the last first of September, or any other. */
export function DayChoice() {
  const { t } = useLingui()
  const [{ date }, change] = useUrlState(StructureAddress)
  const today = schoolDay()
  const year = Number(today.slice(0, 4))
  const start = calendarDate(today.slice(5) < '09-01' ? year - 1 : year, 9, 1)
  const choose = (day: string | null) =>
    change({ date: day === today ? undefined : (day ?? undefined), archived: undefined })
  return (
    <Group gap={6}>
      <DateField
        w={150}
        aria-label={t`Структура на дату`}
        value={date ?? today}
        onChange={(day) => {
          // while a date is being typed it is none yet
          if (isCalendarDate(day)) choose(day)
        }}
      />
      <Button
        size="xs"
        variant={date === undefined ? 'light' : 'default'}
        aria-pressed={date === undefined}
        onClick={() => choose(today)}
      >
        <Trans>Сегодня</Trans>
      </Button>
      <Button
        size="xs"
        variant={date === start ? 'light' : 'default'}
        aria-pressed={date === start}
        onClick={() => choose(start)}
      >
        <Trans>1 сентября</Trans>
      </Button>
    </Group>
  )
}

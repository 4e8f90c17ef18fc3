import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays, displayDate, isCalendarDate, weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { isBusinessDay } from '#platform/contract/weekday.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { IconClockHour4 } from '#platform/web/icons/index.ts'
import { Button, Group, Input, NumberInput, Popover, Stack } from '#platform/web/ui/index.ts'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import {
  previewShiftedDay,
  removeBellDay,
  shiftBellDay,
  type BellDay,
  type BellSchedule,
} from '../../contract/bells.ts'
import type { CalendarPreview } from '../../contract/preview.ts'
import type { StudyYear } from '../../contract/years.ts'
import { maxShiftMinutes } from '../../rules/bell-shift.ts'
import { askCalendarPreview } from '../ask-calendar-preview.ts'
import { InTheWay } from '../in-the-way.tsx'
import { useUndoable } from '../undo/use-undoable.ts'
import { useReadCalendarAgain } from '../use-live-calendar.ts'

interface Props {
  year: StudyYear
  items: readonly BellSchedule[]
  days: readonly BellDay[]
  today: string
}
/** Later first: a cold morning, a meeting of teachers. */
const usualMinutes = [10, 15, 20, 30, 60, -10, -15, -20, -30]

/** The next day on which a school studies. */
function firstDay({ date_start, date_end }: StudyYear, today: CalendarDate): CalendarDate {
  let day = today < date_start ? date_start : addDays(today, 1)
  while (!isBusinessDay(weekdayOf(day))) day = addDays(day, 1)
  return day > date_end ? date_end : day
}

/** All lessons of a day some minutes later or earlier: the button, the minutes, the consent. */
export function ShiftDay(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onDismiss={() => setOpen(false)} position="bottom-end" width={330} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconClockHour4 size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans>Сдвинуть звонки дня</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ShiftForm {...props} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function ShiftForm({ year, items, days, today, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui()
  const [date, setDate] = useState(() => firstDay(year, today))
  const [own, setOwn] = useState<number | string>('')
  useKeptInput({
    name: `shift of a day ${year.id}`,
    read: () => (own === '' ? null : { date, own }),
    restore: (typed) => {
      setDate(String(typed['date']))
      setOwn(Number(typed['own']))
    },
  })
  const { shift, isBusy, inTheWay } = useShift({ year, items, days, onDone })
  const minutes = Number(own)
  return (
    <Stack gap="sm">
      <DateField label={t`День`} min={today} max={year.date_end} value={date} onChange={setDate} />
      <Input.Wrapper labelElement="div" label={t`Все уроки начнутся`}>
        <Group gap={6} mt={4}>
          {usualMinutes.map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant="default"
              disabled={isBusy || !isCalendarDate(date)}
              onClick={() => void shift(date, one)}
            >
              {one > 0 ? t`на ${one} мин позже` : t`на ${-one} мин раньше`}
            </Button>
          ))}
        </Group>
      </Input.Wrapper>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <NumberInput
          label={t`Другое число минут`}
          description={t`С минусом — раньше`}
          min={-maxShiftMinutes}
          max={maxShiftMinutes}
          allowDecimal={false}
          value={own}
          onChange={setOwn}
        />
        <Button
          variant="default"
          disabled={minutes === 0 || !isCalendarDate(date)}
          loading={isBusy}
          onClick={() => void shift(date, minutes)}
        >
          <Trans>Сдвинуть</Trans>
        </Button>
      </Group>
      {inTheWay === null ? null : <InTheWay of={inTheWay} />}
    </Stack>
  )
}

/** Shows what a shift does to the lessons of the day, asks, and does it; it can be taken back. */
function useShift({ year, items, days, onDone }: Pick<Props, 'year' | 'items' | 'days'> & { onDone: () => void }) {
  const { t } = useLingui()
  const undoable = useUndoable()
  const readAgain = useReadCalendarAgain()
  const [isBusy, setBusy] = useState(false)
  const [inTheWay, setInTheWay] = useState<CalendarPreview | null>(null)
  const present = (date: string) =>
    items.find(
      ({ id, shift_minutes }) =>
        shift_minutes !== null && days.some((day) => day.date === date && day.schedule_id === id),
    )?.shift_minutes ?? null
  const ask = async (preview: CalendarPreview, message: string) =>
    preview.effects.length === 0
      ? dialog.confirm({
          message,
          description: t`Уроков в этот день нет: изменится только само расписание звонков.`,
          ok: t`Сдвинуть`,
        })
      : askCalendarPreview(preview, { message, ok: t`Сдвинуть` })
  const act = async (date: string, minutes: number) => {
    const day = displayDate(date)
    const body = { year_id: year.id, date, minutes }
    const preview = await request(previewShiftedDay, { body })
    setInTheWay(preview.obstacles.length > 0 ? preview : null)
    if (preview.obstacles.length > 0) return
    const message =
      minutes > 0
        ? t`${day}: начать уроки на ${minutes} мин позже?`
        : t`${day}: начать уроки на ${-minutes} мин раньше?`
    if (!(await ask(preview, message))) return
    const before = present(date)
    const made = await request(shiftBellDay, { body })
    undoable(t`${day}: звонки сдвинуты`, () =>
      before === null
        ? request(removeBellDay, { params: { id: String(made.items[0]?.id) } })
        : request(shiftBellDay, { body: { ...body, minutes: before } }),
    )
    readAgain()
    onDone()
  }
  const shift = async (date: string, minutes: number) => {
    setBusy(true)
    try {
      await act(date, minutes)
    } catch (error) {
      reportAction(error)
    } finally {
      setBusy(false)
    }
  }
  return { shift, isBusy, inTheWay }
}

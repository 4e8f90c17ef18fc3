import { Trans, useLingui } from '@lingui/react/macro'
import { DateField } from '#platform/web/date/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { IconCalendarTime } from '#platform/web/icons/index.ts'
import { useState, type FormEvent } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { addDays, isCalendarDate } from '#platform/contract/calendar-date.ts'
import { Button, Group, Popover, Stack, Text, TextInput } from '#platform/web/ui/index.ts'

interface Props {
  /** The moment that is open now; by default yesterday is proposed. */
  at?: string
  onOpen: (at: string) => void
}

/** Asks for a day, and a time if one is wanted, and opens the journal as it was then. */
export function PastOpener({ at, onOpen }: Props) {
  const { t } = useLingui()
  const { today } = useStudyYear()
  const [isOpen, setOpen] = useState(false)
  const [date, setDate] = useState(() => at?.slice(0, 10) ?? addDays(today, -1))
  const [time, setTime] = useState(() => at?.slice(11) ?? '')
  const isReady = isCalendarDate(date) && /^(([01]\d|2[0-3]):[0-5]\d)?$/.test(time)
  const show = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    setOpen(false)
    onOpen(time === '' ? date : `${date}T${time}`)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" withArrow trapFocus width={300}>
      <Popover.Target>
        <Button
          variant="default"
          size="sm"
          data-print="never"
          leftSection={<IconCalendarTime size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {at === undefined ? <Trans>Как было на дату</Trans> : <Trans>Другой день</Trans>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={show} noValidate>
          <Stack gap="sm">
            <Group gap="xs" grow>
              <DateField label={t`День`} max={today} value={date} data-autofocus isInside onChange={setDate} />
              <TextInput
                label={t`Время`}
                placeholder={t`чч:мм`}
                inputMode="numeric"
                maxLength={5}
                value={time}
                onChange={(event) => setTime(event.currentTarget.value)}
              />
            </Group>
            <Text size="xs" c="dimmed">
              <Trans>Без времени — на конец дня.</Trans>
            </Text>
            <FormFoot action={<Trans>Показать журнал</Trans>} isDisabled={!isReady} />
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

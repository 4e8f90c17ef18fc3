import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { isCalendarDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Modal, NumberInput, Stack } from '#platform/web/ui/index.ts'
import { maxHoursOfGroup } from '../../contract/changes.ts'
import type { AssignedGroup } from '../../contract/workload.ts'
import { useWorkloadActions } from '../use-workload-actions.ts'

/** Other hours of a group from a day on. */
export function HoursDialog({ group, onClose }: { group: AssignedGroup; onClose: () => void }) {
  const { t } = useLingui()
  const { today, year } = useStudyYear()
  const { title, course, assignment } = group
  const [hours, setHours] = useState<number | string>(group.hours)
  const [from, setFrom] = useState(assignment.from > today ? assignment.from : today)
  const [isSending, setSending] = useState(false)
  const act = useWorkloadActions()
  const isWhole = typeof hours === 'number' && isCalendarDate(from)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole) return
    setSending(true)
    const acts = [{ kind: 'hours' as const, id: assignment.id, version: assignment.version, hours }]
    const isDone = await act({ from, acts }, t`${title} ${course.title}: ${displayNumber(hours)} ч`)
    setSending(false)
    if (isDone) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Часы: ${title} ${course.title}`}
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      <form onSubmit={(event) => void send(event)}>
        <Stack gap="sm">
          <NumberInput
            label={t`Часов в неделю`}
            data-autofocus
            min={0.5}
            max={maxHoursOfGroup}
            step={0.5}
            decimalSeparator=","
            value={hours}
            onChange={setHours}
          />
          <DateField
            label={t`С какого дня`}
            min={year?.date_start}
            max={year?.date_end}
            value={from}
            onChange={setFrom}
          />
          <FormFoot action={<Trans>Изменить</Trans>} isSending={isSending} isDisabled={!isWhole} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}

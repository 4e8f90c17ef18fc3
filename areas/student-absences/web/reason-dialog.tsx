import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { isoDate, text } from '#platform/contract/wire.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, NumberInput, SegmentedControl, Switch, Textarea } from '#platform/web/ui/index.ts'
import { submitAbsenceReason, type AbsenceReason } from '../contract/absence-reasons.ts'
import { absenceObjection, absenceObjectionDetails, type AbsenceSpan } from '../rules/absence-reason.ts'

const slot = z.union([z.literal(''), z.int()])
const Values = z.object({
  kind_id: z.string(),
  date_from: isoDate,
  date_to: isoDate,
  first_slot: slot,
  last_slot: slot,
  text: text(500),
})
type Values = z.infer<typeof Values>

interface Props {
  studentId: number
  name: string
  kinds: readonly AbsenceReason['kind'][]
  /** What the form is filled with at first: a day, and some of its lessons or all (null). */
  prefill: { date: CalendarDate; slots: readonly number[] | null }
  today: CalendarDate
  onClose: () => void
  onDone: () => void
}

/** The form in which a parent submits when the child was or will be absent, and why. */
export function ReasonDialog({ studentId, name, kinds, prefill, today, onClose, onDone }: Props) {
  const { t } = useLingui()
  const [isPartOfDay, setPartOfDay] = useState(prefill.slots !== null)
  const spanOf = ({ date_from, date_to, first_slot, last_slot }: Values): AbsenceSpan =>
    isPartOfDay
      ? { date_from, date_to: date_from, first_slot: numberOf(first_slot), last_slot: numberOf(last_slot) }
      : { date_from, date_to, first_slot: null, last_slot: null }
  const objectionAt = (field: keyof AbsenceSpan) => (_: unknown, values: Values) => {
    const found = absenceObjection(spanOf(values), today)
    return found !== null && absenceObjectionDetails[found].field === field ? absenceObjectionDetails[found].text : true
  }
  const entry = useEndpointForm(submitAbsenceReason, {
    initialValues: {
      kind_id: String(kinds[0]?.id ?? ''),
      date_from: prefill.date,
      date_to: prefill.date,
      first_slot: prefill.slots?.[0] ?? ('' as const),
      last_slot: prefill.slots?.at(-1) ?? ('' as const),
      text: '',
    } as Values,
    schema: Values,
    rules: {
      date_from: objectionAt('date_from'),
      date_to: objectionAt('date_to'),
      last_slot: (value, values) =>
        isPartOfDay && value === '' ? t`Укажите и первый, и последний урок` : objectionAt('last_slot')(value, values),
    },
    input: (values) => ({
      body: {
        student_id: studentId,
        kind_id: Number(values.kind_id),
        ...spanOf(values),
        text: values.text,
      },
    }),
    onDone: () => {
      notify.success(t`Классный руководитель получит ваше сообщение`)
      onDone()
    },
  })
  const { field } = entry
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Причина отсутствия: ${name}`}>
      <SegmentedControl
        aria-label={t`Вид причины`}
        fullWidth
        data={kinds.map(({ id, title }) => ({ value: String(id), label: title }))}
        orientation="vertical"
        {...field('kind_id')}
      />
      <Switch
        label={t`Не весь день, а отдельные уроки`}
        checked={isPartOfDay}
        onChange={(event) => setPartOfDay(event.currentTarget.checked)}
      />
      <Group grow align="flex-start">
        <DateField label={isPartOfDay ? t`День` : t`С`} {...field('date_from')} />
        {isPartOfDay ? null : <DateField label={t`По`} {...field('date_to')} />}
      </Group>
      {isPartOfDay ? (
        <Group grow align="flex-start">
          <NumberInput label={t`С урока`} min={0} max={20} allowDecimal={false} {...field('first_slot')} />
          <NumberInput label={t`По урок`} min={0} max={20} allowDecimal={false} {...field('last_slot')} />
        </Group>
      ) : null}
      <Textarea
        label={t`Что случилось`}
        description={t`Это увидят классный руководитель и учителя ребёнка`}
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...field('text')}
      />
      <FormFoot action={<Trans>Отправить</Trans>} isSending={entry.isSending} />
    </FormDialog>
  )
}

const numberOf = (value: Values['first_slot']): number | null => (value === '' ? null : value)

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { request } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormBody, FormLine, useEndpointForm } from '#platform/web/form/index.ts'
import { NativeSelect } from '#platform/web/ui/index.ts'
import { createBellDay, previewBellDay, removeBellDay, type BellSchedule } from '../../contract/bells.ts'
import type { CalendarPreview } from '../../contract/preview.ts'
import { askCalendarPreview } from '../ask-calendar-preview.ts'
import { InTheWay } from '../in-the-way.tsx'
import { useUndoable } from '../undo/use-undoable.ts'
import { useReadCalendarAgain } from '../use-live-calendar.ts'

interface Props {
  items: readonly BellSchedule[]
  today: string
}

/** Names other bells for a day. */
export function NewBellDay({ items, today }: Props) {
  const { t } = useLingui()
  const readAgain = useReadCalendarAgain()
  const undoable = useUndoable()
  const [inTheWay, setInTheWay] = useState<CalendarPreview | null>(null)
  const usual = items.find(({ is_default }) => !is_default) ?? items[0]
  const entry = useEndpointForm(createBellDay, {
    initialValues: { date: today, schedule_id: usual?.id ?? 0 },
    confirm: async (values) => {
      const preview = await request(previewBellDay, { body: values })
      setInTheWay(preview.obstacles.length > 0 ? preview : null)
      if (preview.obstacles.length > 0) return false
      const message = t`Назначить другие звонки на ${displayDate(values.date)}?`
      return askCalendarPreview(preview, { message, ok: t`Назначить` })
    },
    onDone: ({ id, date }) => {
      undoable(t`${displayDate(date)}: назначены другие звонки`, () =>
        request(removeBellDay, { params: { id: String(id) } }),
      )
      readAgain()
    },
  })
  return (
    <FormBody of={entry}>
      {inTheWay === null ? null : <InTheWay of={inTheWay} />}
      <FormLine action={<Trans>Назначить</Trans>} isSending={entry.isSending}>
        <DateField label={t`День`} min={today} {...entry.field('date')} />
        <NativeSelect
          label={t`Звонки`}
          data={items.map(({ id, title }) => ({ value: String(id), label: title }))}
          {...entry.field('schedule_id')}
          value={String(entry.form.values.schedule_id)}
          onChange={(event) => entry.form.setFieldValue('schedule_id', Number(event.currentTarget.value))}
        />
      </FormLine>
    </FormBody>
  )
}

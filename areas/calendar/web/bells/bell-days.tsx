import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { call, reportAction, request } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormBody, FormLine, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Group, NativeSelect, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { createBellDay, previewBellDay, removeBellDay, type BellDay, type BellSchedule } from '../../contract/bells.ts'
import type { CalendarPreview } from '../../contract/consequences.ts'
import { askConsequences } from '../ask-consequences.ts'
import { InTheWay } from '../in-the-way.tsx'
import { useReadCalendarAgain } from '../use-live-calendar.ts'

interface Props {
  items: readonly BellSchedule[]
  days: readonly BellDay[]
  today: string
  mayChange: boolean
}

/** Shortened and other days with bells of their own. */
export function BellDays({ items, days, today, mayChange }: Props) {
  const { t } = useLingui()
  const readAgain = useReadCalendarAgain()
  const remove = useMutation({ ...call(removeBellDay), onSettled: readAgain, onError: reportAction })
  const titleOf = (id: number) => items.find((one) => one.id === id)?.title ?? ''
  return (
    <Panel>
      <Stack gap="xs">
        <Title order={2} size="h4">
          <Trans>Дни с другими звонками</Trans>
        </Title>
        {days.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Таких дней пока нет</Trans>
          </Text>
        ) : null}
        {days.map(({ id, date, schedule_id }) => (
          <Group key={id} gap="sm">
            <Text size="sm">
              {displayDate(date)} — {titleOf(schedule_id)}
            </Text>
            {mayChange && date >= today ? (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t`Вернуть обычные звонки: ${displayDate(date)}`}
                loading={remove.isPending}
                onClick={() => remove.mutate({ params: { id: String(id) } })}
              >
                <Trans>Вернуть обычные</Trans>
              </Button>
            ) : null}
          </Group>
        ))}
        {mayChange ? <NewDay items={items} today={today} /> : null}
      </Stack>
    </Panel>
  )
}

function NewDay({ items, today }: Pick<Props, 'items' | 'today'>) {
  const { t } = useLingui()
  const readAgain = useReadCalendarAgain()
  const [inTheWay, setInTheWay] = useState<CalendarPreview | null>(null)
  const usual = items.find(({ is_default }) => !is_default) ?? items[0]
  const entry = useEndpointForm(createBellDay, {
    initialValues: { date: today, schedule_id: usual?.id ?? 0 },
    confirm: async (values) => {
      const preview = await request(previewBellDay, { body: values })
      setInTheWay(preview.obstacles.length > 0 ? preview : null)
      if (preview.obstacles.length > 0) return false
      const message = t`Назначить другие звонки на ${displayDate(values.date)}?`
      return askConsequences(preview, { message, ok: t`Назначить` })
    },
    onDone: () => {
      notify.success(t`Сохранено`)
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

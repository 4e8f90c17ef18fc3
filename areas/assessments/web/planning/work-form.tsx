import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { request } from '#platform/web/api/index.ts'
import { FormBody } from '#platform/web/form/form-body.tsx'
import { FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { IconAlertTriangle } from '#platform/web/icons/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Alert, NumberInput, Select, TextInput } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { changeWork, previewWork, readGroupWorks, type GroupWorks, type PlannedWork } from '../../contract/planning.ts'
import { maxPoints, maxTitle, workMaximum, workTitle } from '../../contract/work-fields.ts'
import { readWorksSchedule } from '../../contract/works-schedule.ts'
import { workName } from './work-name.ts'

interface Props {
  plan: GroupWorks
  work: PlannedWork
  date: CalendarDate | undefined
  onClose: () => void
}
interface Values {
  lesson_id: string | null
  title: string
  maximum: number
}
const Schema = z.object({ title: workTitle, maximum: workMaximum })
const numberOrNone = (id: string | null) => (id === null ? null : Number(id))

/** What breaks the planning rules is told as the lesson is chosen, and forbids nothing. */
function Warnings({ work, lessonId }: { work: PlannedWork; lessonId: number | null }) {
  const body = { version: work.version, lesson_id: lessonId }
  const isAsked = lessonId !== null && lessonId !== work.lesson_id
  const { data } = useQuery({
    queryKey: [...keyOf(previewWork), work.id, work.version, lessonId],
    queryFn: () => request(previewWork, { params: { id: String(work.id) }, body }),
    enabled: isAsked,
  })
  const texts = isAsked && data ? [...data.obstacles, ...data.effects.flatMap(({ items }) => items)] : []
  if (texts.length === 0) return null
  return (
    <Alert
      color="orange"
      variant="light"

      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={<Trans>Правила планирования</Trans>}
    >
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  )
}

export function WorkForm({ plan, work, date, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useActions([readGroupWorks, readWorksSchedule])
  const lessons = plan.lessons.filter(({ quarter_id }) => quarter_id === work.quarter_id)
  const dropped = lessons.find((lesson) => lesson.date === date)
  const first = dropped?.id ?? work.lesson_id
  const params = { id: String(work.id) }
  const former = { lesson_id: work.lesson_id, title: work.title, maximum: work.maximum }
  const entry = useEndpointForm(changeWork, {
    initialValues: {
      lesson_id: first === null ? null : String(first),
      title: work.title,
      maximum: work.maximum,
    } as Values,
    schema: Schema,
    input: (values) => ({
      params,
      body: { ...values, lesson_id: numberOrNone(values.lesson_id), version: work.version },
    }),
    onDone: async (after) => {
      onClose()
      await refresh()
      const name = `${plan.group.course}, ${workName(work)}`
      notify.undoable(after.date === null ? t`${name}: без урока` : t`${name}: ${weekdayAndDay(after.date)}`, {
        label: t`Отменить`,
        act: () => void act(changeWork, { params, body: { ...former, version: after.version } }),
      })
    },
    onFailed: () => void refresh(),
  })
  return (
    <FormBody of={entry}>
      <Select
        label={t`Урок`}
        placeholder={t`Без урока`}
        clearable={work.scores === 0}
        data={lessons.map(({ id, date: day, slot }) => ({
          value: String(id),
          label: t`${weekdayAndDay(day)}, ${slot}-й урок`,
        }))}
        {...entry.field('lesson_id')}
      />
      {date !== undefined && dropped === undefined ? (
        <Alert color="orange" variant="light">
          <Trans>В выбранный день урока этой группы нет или он в другой четверти: выберите урок</Trans>
        </Alert>
      ) : null}
      <Warnings work={work} lessonId={numberOrNone(entry.form.getValues().lesson_id)} />
      <TextInput label={t`Тема`} maxLength={maxTitle} {...entry.field('title')} />
      <NumberInput
        label={t`Максимум баллов`}
        description={work.scores > 0 ? t`За работу уже стоят отметки: максимум не меняется` : undefined}
        disabled={work.scores > 0}
        min={1}
        max={maxPoints}
        allowDecimal={false}
        {...entry.field('maximum')}
      />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormBody>
  )
}

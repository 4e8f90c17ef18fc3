import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { request } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { BellValues, changeBells, createBells, previewBells, type BellSchedule } from '../../contract/bells.ts'
import type { CalendarPreview } from '../../contract/consequences.ts'
import { bellObjections } from '../../rules/bell-objections.ts'
import { buildBells } from '../../rules/bell-builder.ts'
import { askConsequences } from '../ask-consequences.ts'
import { InTheWay } from '../in-the-way.tsx'
import { useReadCalendarAgain } from '../use-live-calendar.ts'
import { BellFields } from './bell-fields.tsx'
import { RemoveBells } from './remove-bells.tsx'

interface Props {
  yearId: number
  /** Null: new bells. */
  present: BellSchedule | null
  /** The first bells of a year are its default. */
  isFirst: boolean
  onClose: () => void
}
const usualDay = { shift: 1, start: '08:00', lessons: 6, minutes: 45, breaks: [5, 15, 15, 5] }

const valuesOf = ({ id: _id, version: _version, ...values }: BellSchedule): BellValues => values

/** What the rules object to in one part of bells; of a slot its number comes along. */
const validated = (part: keyof BellValues) => (_value: unknown, values: BellValues) => {
  const found = bellObjections(values).find(({ path: [field] }) => field === part)
  if (found === undefined) return true
  const number = part === 'slots' ? values.slots[Number(found.path[1])]?.number : undefined
  return number === undefined ? found.text : `${number}-й урок: ${found.text}`
}

/** Bells with their lessons; what they do to lessons from today on is shown before they are saved. */
export function BellDialog({ yearId, present, isFirst, onClose }: Props) {
  const { t } = useLingui()
  const readAgain = useReadCalendarAgain()
  const [inTheWay, setInTheWay] = useState<CalendarPreview | null>(null)
  const entry = useEndpointForm<typeof createBells | typeof changeBells, BellValues>(
    present === null ? createBells : changeBells,
    {
      initialValues:
        present === null
          ? {
              title: isFirst ? t`Основные` : '',
              is_default: isFirst,
              weekdays: null,
              from_parallel: null,
              to_parallel: null,
              slots: buildBells(usualDay),
            }
          : valuesOf(present),
      schema: BellValues,
      rules: {
        slots: validated('slots'),
        is_default: validated('is_default'),
        from_parallel: validated('from_parallel'),
        to_parallel: validated('to_parallel'),
      },
      input: (values) =>
        present === null
          ? { body: { ...values, year_id: yearId } }
          : { params: { id: String(present.id) }, body: { ...values, version: present.version } },
      confirm: async (values) => {
        const body = { year_id: yearId, id: present?.id ?? null, bells: values }
        const preview = await request(previewBells, { body })
        setInTheWay(preview.obstacles.length > 0 ? preview : null)
        if (preview.obstacles.length > 0) return false
        return askConsequences(preview, { message: t`Сохранить «${values.title}»?`, ok: t`Сохранить` })
      },
      onDone: () => {
        notify.success(t`Сохранено`)
        readAgain()
        onClose()
      },
      onFailed: readAgain,
    },
  )
  return (
    <FormDialog of={entry} onClose={onClose} size="lg" title={present === null ? t`Новые звонки` : present.title}>
      {inTheWay === null ? null : <InTheWay of={inTheWay} />}
      <BellFields form={entry.form} />
      <FormFoot isSending={entry.isSending} onCancel={onClose}>
        {present === null || present.is_default ? null : <RemoveBells bells={present} onDone={onClose} />}
      </FormFoot>
    </FormDialog>
  )
}

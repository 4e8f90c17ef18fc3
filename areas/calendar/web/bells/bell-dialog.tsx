import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { request } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { BellValues, changeBells, createBells, previewBells, type BellSchedule } from '../../contract/bells.ts'
import type { CalendarPreview } from '../../contract/preview.ts'
import { buildBells } from '../../rules/bell-builder.ts'
import { askCalendarPreview } from '../ask-calendar-preview.ts'
import { InTheWay } from '../in-the-way.tsx'
import { useReadCalendarAgain } from '../use-live-calendar.ts'
import { bellValues, undoAddedBells, undoChangedBells } from '../undo/undo-bells.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { usualDay } from './bell-builder.tsx'
import { BellFields } from './bell-fields.tsx'
import { bellRules } from './bell-rules.ts'
import { RemoveBells } from './remove-bells.tsx'

/** What is opened: bells as they stand, or new ones that begin from others. */
export interface OpenBells {
  present: BellSchedule | null
  from: BellSchedule | null
  /** Of new ones. */
  title: string
}
interface Props {
  yearId: number
  opened: OpenBells
  /** The bells of the year that are usual now; the first ones of a year become that. */
  usual: BellSchedule | null
  onClose: () => void
}

/** New bells begin from those of the school, a copy is for named days until its days are said. */
const newValues = ({ from, title }: OpenBells, isFirst: boolean): BellValues => ({
  title,
  is_default: isFirst,
  weekdays: null,
  from_parallel: null,
  to_parallel: null,
  slots: from?.slots ?? buildBells(usualDay),
})

/** Bells with their lessons; what they do to lessons from today on is shown before they are saved. */
export function BellDialog({ yearId, opened, usual, onClose }: Props) {
  const { present } = opened
  const { t } = useLingui()
  const undoable = useUndoable()
  const readAgain = useReadCalendarAgain()
  const [inTheWay, setInTheWay] = useState<CalendarPreview | null>(null)
  const entry = useEndpointForm<typeof createBells | typeof changeBells, BellValues>(
    present === null ? createBells : changeBells,
    {
      initialValues: present === null ? newValues(opened, usual === null) : bellValues(present),
      schema: BellValues,
      rules: bellRules,
      input: (values) =>
        present === null
          ? { body: { ...values, year_id: yearId } }
          : { params: { id: String(present.id) }, body: { ...values, version: present.version } },
      confirm: async (values) => {
        const body = { year_id: yearId, id: present?.id ?? null, bells: values }
        const preview = await request(previewBells, { body })
        setInTheWay(preview.obstacles.length > 0 ? preview : null)
        if (preview.obstacles.length > 0) return false
        return askCalendarPreview(preview, { message: t`Сохранить «${values.title}»?`, ok: t`Сохранить` })
      },
      onDone: (made) => {
        if (present === null) undoable(t`Добавлены звонки «${made.title}»`, () => undoAddedBells(made, usual))
        else undoable(t`«${made.title}»: изменено`, () => undoChangedBells(present, made, usual))
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
        {present === null || present.is_default ? null : (
          <RemoveBells bells={present} yearId={yearId} onDone={onClose} />
        )}
      </FormFoot>
    </FormDialog>
  )
}
